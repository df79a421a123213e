import type { JSX } from 'preact';
import type { Language } from '../../../shared/protocol/room.ts';
import { useLoaded } from '../loaded.ts';
import { useSaid } from '../said.ts';
import type { TroubleProps } from '../trouble.tsx';
import type { Words } from '../words.ts';

const load = async (language: Language) => {
  const { Trouble, loadTrouble } = await import('../trouble.tsx');
  return { Trouble, words: await loadTrouble(language) };
};

/** Fetched while there is a line, so that it is there when there is none. */
export function Help({
  language,
  before = null,
  ...props
}: TroubleProps & { language: Language; before?: JSX.Element | null }): JSX.Element | null {
  const loaded = useLoaded(load, language);
  return loaded ? <loaded.Trouble {...props} words={loaded.words} /> : before;
}

export function prefetchHelp(language: Language): void {
  void load(language).catch(() => null);
}

/** Before the host’s first view. */
export function LookingScreen(props: TroubleProps & { words: Words; language: Language; slow: boolean }): JSX.Element {
  const { words, slow, ...help } = props;
  const t = words.phone.connection;
  return (
    <main class="screen">
      <div class="plate">
        <h1 class="title">{words.phone.title}</h1>
      </div>
      {slow ? <Help {...help} before={<Word>{t.slow}</Word>} /> : <Word>{t.connecting}</Word>}
    </main>
  );
}

function Word({ children }: { children: string }): JSX.Element {
  useSaid(children);
  return (
    <p class="paper">
      <b>{children}</b>
    </p>
  );
}
