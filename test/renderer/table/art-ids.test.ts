import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../../src/renderer/table/stage/art-ids.ts';
import { roundPortrait, sized, viewBox } from '../../../src/renderer/table/stage/svg.ts';

const read = (path: string): string => readFileSync(`resources/art/${path}.svg`, 'utf8');

describe('the drawings in resources/art', () => {
  test('are all there, each with a box of its own', () => {
    for (const { id, shelf } of DRAWINGS) {
      if (shelf === 'rings-under' || shelf === 'rings-over') continue;
      const box = viewBox(read(id.replace(/^prints/, 'portraits')));
      expect(box.width, id).toBeGreaterThan(0);
    }
  });

  test('get a size in pixels, without which Firefox draws nothing', () => {
    const svg = sized('<svg viewBox="0 0 4 2"/>', { x: 1, y: 0, width: 2, height: 2 }, { width: 20, height: 20 });
    expect(svg).toBe('<svg viewBox="1 0 2 2" width="20" height="20"/>');
  });

  test('a round portrait clips the body and lets the hat out', () => {
    const round = roundPortrait(read('portraits/rose-doolan'), { grey: true });
    expect(round).toContain('<g clip-path="url(#bust)">');
    expect(round).toContain('filter="url(#grey)"');
  });
});
