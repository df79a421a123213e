import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** One offence a file; each must be reported for that file and by that rule, with words that name the fault. */
const offences: Record<string, { rule: string; says: string; code: string }> = {
  'src/shared/engine/knows-dice.ts': {
    rule: 'no-restricted-imports',
    says: 'The engine knows no game',
    code: `import { face } from '../dice/good.ts';\nexport const x = face;\n`,
  },
  'src/shared/dice/knows-bang.ts': {
    rule: 'no-restricted-imports',
    says: 'The dice game stands on the engine alone',
    code: `import { card } from '../bang/good.ts';\nexport const x = card;\n`,
  },
  'src/shared/bang/knows-dice.ts': {
    rule: 'no-restricted-imports',
    says: 'The card game stands on the engine alone',
    code: `import { face } from '../dice/good.ts';\nexport const x = face;\n`,
  },
  'src/shared/dice/knows-protocol.ts': {
    rule: 'no-restricted-imports',
    says: 'The dice game stands on the engine alone',
    code: `import { wire } from '../protocol/good.ts';\nexport const x = wire;\n`,
  },
  'src/shared/protocol/knows-bots.ts': {
    rule: 'no-restricted-imports',
    says: 'The protocol carries',
    code: `import { bot } from '../bots/good.ts';\nexport const x = bot;\n`,
  },
  'src/shared/roles-knows-main.ts': {
    rule: 'no-restricted-imports',
    says: 'imports neither main nor renderer',
    code: `import { host } from '../main/good.ts';\nexport const x = host;\n`,
  },
  'src/shared/text/knows-renderer.ts': {
    rule: 'no-restricted-imports',
    says: 'imports neither main nor renderer',
    code: `import { page } from '../../renderer/good.ts';\nexport const x = page;\n`,
  },
  'src/shared/dice/knows-node.ts': {
    rule: 'no-restricted-imports',
    says: 'runs anywhere',
    code: `import { sep } from 'node:path';\nexport const x = sep;\n`,
  },
  'src/shared/bots/sees-state.ts': {
    rule: 'no-restricted-imports',
    says: 'never the state',
    code: `import type { DiceState } from '../dice/good.ts';\nexport const x = (s: DiceState): unknown => s;\n`,
  },
  'src/shared/bots/plays-the-game.ts': {
    rule: 'no-restricted-imports',
    says: 'never the state',
    code: `import { Game } from '../dice/game.ts';\nexport const x = Game;\n`,
  },
  'src/main/knows-renderer.ts': {
    rule: 'no-restricted-imports',
    says: "The host knows no page's code",
    code: `import { page } from '../renderer/good.ts';\nexport const x = page;\n`,
  },
  'src/renderer/table/knows-main.ts': {
    rule: 'no-restricted-imports',
    says: 'by its protocol only',
    code: `import { host } from '../../main/good.ts';\nexport const x = host;\n`,
  },
  'src/renderer/table/sees-state.ts': {
    rule: 'no-restricted-imports',
    says: 'never the state',
    code: `import type { DiceState } from '../../shared/dice/good.ts';\nexport const x = (s: DiceState): unknown => s;\n`,
  },
  'src/renderer/phone/knows-table.ts': {
    rule: 'no-restricted-imports',
    says: 'stays small',
    code: `import { x as y } from '../table/sees-state.ts';\nexport const x = y;\n`,
  },
  'src/shared/dice/reads-date.ts': {
    rule: 'no-restricted-globals',
    says: 'no clock',
    code: `export const x = (): number => Date.now();\n`,
  },
  'src/shared/dice/reads-performance.ts': {
    rule: 'no-restricted-globals',
    says: 'no clock',
    code: `export const x = (): number => performance.now();\n`,
  },
  'src/shared/dice/waits.ts': {
    rule: 'no-restricted-globals',
    says: 'no clock',
    code: `export const x = (f: () => void): unknown => setTimeout(f, 1);\n`,
  },
  'src/shared/dice/throws-its-own-dice.ts': {
    rule: 'no-restricted-properties',
    says: 'Rng that is handed in',
    code: `export const x = (): number => Math.random();\n`,
  },
  'src/shared/dice/takes-random-apart.ts': {
    rule: 'no-restricted-properties',
    says: 'Rng that is handed in',
    code: `const { random } = Math;\nexport const x = (): number => random();\n`,
  },
  'src/main/cycle-a.ts': {
    rule: 'no-cycle',
    says: 'cycle',
    code: `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;\n`,
  },
  'src/main/floats.ts': {
    rule: 'no-floating-promises',
    says: 'Promise',
    code: `const f = async (): Promise<void> => {};\nexport const x = (): void => {\n  f();\n};\n`,
  },
  'src/main/forgets-a-kind.ts': {
    rule: 'switch-exhaustiveness-check',
    says: 'exhaustive',
    code: `export function x(k: 'a' | 'b'): number {\n  switch (k) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
  },
  'src/main/imports-a-type-as-value.ts': {
    rule: 'consistent-type-imports',
    says: 'type',
    code: `import { DiceState } from '../shared/dice/good.ts';\nexport const x = (s: DiceState): unknown => s;\n`,
  },
  'src/main/any.ts': { rule: 'no-explicit-any', says: 'any', code: `export const x = (a: any): unknown => a;\n` },
  'src/main/insists.ts': {
    rule: 'no-non-null-assertion',
    says: 'assertion',
    code: `export const x = (a: string | null): string => a!;\n`,
  },
};

/** What the same rules must let through. */
const innocent: Record<string, string> = {
  'src/shared/engine/good.ts': `export const step = 1;\n`,
  'src/shared/dice/good.ts': `import { step } from '../engine/good.ts';\nexport const face = step;\nexport interface DiceState {\n  readonly life: number;\n}\nexport interface DiceView {\n  readonly life: number;\n}\n`,
  'src/shared/dice/game.ts': `export class Game {}\n`,
  'src/shared/bang/good.ts': `import { step } from '../engine/good.ts';\nexport const card = Math.max(step, 2);\n`,
  'src/shared/protocol/good.ts': `import { face } from '../dice/good.ts';\nexport const wire = face;\n`,
  'src/shared/bots/good.ts': `import type { DiceView } from '../dice/good.ts';\nexport const bot = (v: DiceView): number => v.life;\n`,
  'src/main/good.ts': `import { bot } from '../shared/bots/good.ts';\nimport { wire } from '../shared/protocol/good.ts';\nexport const host = [bot, wire, Date.now(), Math.random()];\n`,
  'src/main/cycle-b.ts': `export { a as b } from './cycle-a.ts';\n`,
  'src/renderer/good.ts': `import { wire } from '../shared/protocol/good.ts';\nexport const page = [wire, performance.now()];\n`,
  'test/insists.ts': `export const x = (a: string | null): string => a!;\n`,
};

interface Diagnostic {
  message: string;
  code?: string;
  help?: string;
  filename: string;
}

describe('lint', () => {
  let folder: string;
  let found: Diagnostic[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'saloon-lint-'));
    const files = { ...innocent, ...Object.fromEntries(Object.entries(offences).map(([f, o]) => [f, o.code])) };
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2023',
          lib: ['ES2023', 'DOM'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          allowImportingTsExtensions: true,
          noEmit: true,
          types: [],
        },
      }),
    );
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(process.execPath, [oxlint, '-c', join(root, 'test/oxlint.json'), '-f', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!run.stdout.startsWith('{')) throw new Error(`oxlint did not answer in JSON: ${run.stdout} ${run.stderr}`);
    found = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [file, { rule, says }] of Object.entries(offences))
    test(`${rule} fires on ${file}`, () => {
      const here = found.filter(d => d.filename.endsWith(file));
      expect(here.map(d => d.code ?? '').join()).toContain(rule);
      expect(here.map(d => `${d.message} ${d.help ?? ''}`).join()).toContain(says);
    });

  test('nothing is said against what the rules allow', () => {
    const files = Object.keys(innocent).filter(f => !f.includes('cycle'));
    expect(found.filter(d => files.some(f => d.filename.endsWith(f)))).toEqual([]);
  });
});
