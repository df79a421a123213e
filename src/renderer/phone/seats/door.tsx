import type { JSX } from 'preact';
import { Button, RefusalNote } from '../components/button.tsx';
import { LanguageSwitch } from '../components/language.tsx';
import { usePhone } from '../state.ts';
import { useKnocking } from './knocking.ts';
import { KnockState } from './waits.tsx';
import { useSeatWords } from './words.ts';

/** For somebody who was shown out. */
export function Door(): JSX.Element {
  const { words, watch } = usePhone();
  const t = useSeatWords().door;
  const { is, sending, knock } = useKnocking(null);
  return (
    <main class="screen">
      <div class="plate">
        <h1 class="title">{words.phone.title}</h1>
      </div>
      <div class="paper">
        <h2>{t.title}</h2>
        <p>{t.why}</p>
      </div>
      <KnockState is={is} />
      <LanguageSwitch />
      <div class="actions">
        <RefusalNote sending={sending} />
        <Button look="wood" onTap={() => watch(true)}>
          {words.phone.stay.justWatch}
        </Button>
        {is !== 'waits' && (
          <Button look="gold" sending={sending} onTap={() => knock(null)}>
            {words.phone.stay.knock}
          </Button>
        )}
      </div>
    </main>
  );
}
