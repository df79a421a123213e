import type { JSX } from 'preact';
import type { Language } from '../../../shared/protocol/room.ts';
import type { Part } from '../../../shared/text/catalogue.ts';
import { useLoaded } from '../loaded.ts';
import type { MissedLine } from '../missed.ts';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';
import { Button } from './button.tsx';

const SHOWN = 3;

/** What was told while this page slept: first what it cost its owner, then what was done to him, then the latest. */
export function MissedNote({ lines, asked }: { lines: readonly MissedLine[]; asked: boolean }): JSX.Element | null {
  const { language, forgetMissed } = usePhone();
  const t = useLoaded(load, language);
  const lost = lines.reduce((sum, line) => sum + line.lost, 0);
  const mine = lines.filter(line => line.mine);
  const chosen = new Set([...mine, ...lines.filter(line => !line.mine).toReversed()].slice(0, SHOWN));
  const shown = lines.filter(line => chosen.has(line));
  const most = t ? [lost > 0 && t.lost({ n: lost }), asked && t.asked].filter(word => typeof word === 'string') : [];
  useSaid(t && [t.title, ...most, ...shown.map(({ text }) => text)].join(' '));
  if (!t) return null;
  return (
    <section class="paper missed" aria-label={t.title}>
      <h2>{t.title}</h2>
      {most.length > 0 && (
        <p>
          <b>{most.join(t.gap)}</b>
        </p>
      )}
      <Lines lines={shown} />
      {lines.length > shown.length && (
        <details>
          <summary>{t.all({ n: lines.length })}</summary>
          <Lines lines={lines} />
        </details>
      )}
      <Button small look="wood" onTap={forgetMissed}>
        {t.got}
      </Button>
    </section>
  );
}

function Lines({ lines }: { lines: readonly MissedLine[] }): JSX.Element {
  return (
    <ul>
      {lines.map(({ text, mine }, key) => (
        <li key={key}>{mine ? <b>{text}</b> : text}</li>
      ))}
    </ul>
  );
}

async function load(language: Language): Promise<Part<'missed'>> {
  const { missed } =
    language === 'ja'
      ? await import('../../../shared/text/ja/missed.ts')
      : await import('../../../shared/text/en/missed.ts');
  return missed;
}
