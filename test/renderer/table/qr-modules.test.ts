import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, expect, test } from 'vitest';
import { QUIET, qrModules } from '../../../src/renderer/table/scenes/qr-modules.ts';

beforeAll(() => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(path)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

/** The code as a picture, `zoom` pixels a module. */
function paint(url: string, zoom: number) {
  const { size, isDark } = qrModules(url);
  const width = size * zoom;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if (isDark(Math.floor(x / zoom), Math.floor(y / zoom)))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const };
}

test('the code says the numeric address', async () => {
  const url = 'http://192.168.1.20:8080/';
  const [found] = await readBarcodes(paint(url, 4) as ImageData, { formats: ['QRCode'] });
  expect(found?.text).toBe(url);
});

test('the code has a quiet zone of four modules', () => {
  const { size, isDark } = qrModules('http://10.0.0.7:8080/');
  expect(QUIET).toBe(4);
  for (let i = 0; i < size; i++) expect(isDark(i, 3) || isDark(3, i) || isDark(i, size - 4)).toBe(false);
  expect(isDark(4, 4)).toBe(true);
});
