import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SIDES, type Side } from '../../../shared/protocol/talk.ts';
import { useAside } from '../aside/words.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useSaid } from '../said.ts';
import { usePhone, useRequest } from '../state.ts';
import { ReactionGrid } from '../talk/sheet.tsx';
import { gagOf } from '../talk/speech.ts';
import { AllHands } from './all-hands.tsx';

/** What is left to do for somebody who fell. Nothing of it changes the game. `other`: who still plays on this phone. */
export function GhostTown({ other }: { other: { readonly name: string | null } | null }): JSX.Element | null {
  const { seen } = usePhone();
  const { ghost } = seen.you;
  const { ghostsSee } = seen.room;
  const t = useAside().ghost;
  const cheering = useRequest();
  const [open, setOpen] = useState<'nothing' | 'sure' | 'hands'>('nothing');
  if (!ghost) return null;
  const gag = gagOf(seen);
  const blind = other ? t.saddle(other) : ghostsSee ? null : t.blind;
  const close = () => setOpen('nothing');
  return (
    <section class="stack ghost">
      <Bet />
      {(gag === null || gag === 'hushed') && (
        <div class="stack">
          <h2>{t.cheer}</h2>
          <RefusalNote sending={cheering.sending} />
          <ReactionGrid onTap={reaction => cheering.send({ type: 'say', what: { say: 'reaction', reaction } })} />
        </div>
      )}
      {ghost.sees ? (
        <Button small look="wood" onTap={() => setOpen('hands')}>
          {t.watch}
        </Button>
      ) : (
        <>
          <Button small look="wood" off={blind !== null} onTap={() => blind === null && setOpen('sure')}>
            {t.see}
          </Button>
          {blind !== null && <p class="caption">{blind}</p>}
        </>
      )}
      {open === 'sure' && <Sure onClose={close} onSeen={() => setOpen('hands')} />}
      {open === 'hands' && <AllHands onClose={close} />}
    </section>
  );
}

function Bet(): JSX.Element {
  const { you, game } = usePhone().seen;
  const t = useAside().ghost;
  const [chosen, setChosen] = useState<Side | null>(null);
  const { sending, send } = useRequest();
  const sides = game?.characters.length === 3 ? t.duelSides : t.sides;
  const bet = you.ghost?.bet ?? null;
  const placed = bet && t.placed({ side: sides[bet] });
  useSaid(placed);
  if (placed)
    return (
      <p class="paper">
        <b>{placed}</b>
      </p>
    );
  return (
    <fieldset class="stack">
      <legend>{t.bet}</legend>
      <p class="caption">{t.betWhy}</p>
      <div class="thirds">
        {SIDES.map(side => (
          <button
            key={side}
            type="button"
            class={`button small ${side === chosen ? 'gold' : 'wood'}`}
            aria-pressed={side === chosen ? 'true' : 'false'}
            onClick={() => setChosen(side)}
          >
            {sides[side]}
          </button>
        ))}
      </div>
      <RefusalNote sending={sending} />
      {chosen && (
        <Button look="gold" sending={sending} onTap={() => send({ type: 'bet', side: chosen })}>
          {t.place({ side: sides[chosen] })}
        </Button>
      )}
    </fieldset>
  );
}

/** Once seen, nothing can be unseen. */
function Sure({ onClose, onSeen }: { onClose(): void; onSeen(): void }): JSX.Element {
  const { words } = usePhone();
  const t = useAside().ghost;
  const { sending, send } = useRequest();
  return (
    <Sheet title={t.seeTitle} onClose={onClose}>
      <div class="stack">
        <p class="paper">
          <b>{t.seeWarning}</b>
        </p>
        <RefusalNote sending={sending} />
        <Button look="red" sending={sending} onTap={() => send({ type: 'seeAll' }, onSeen)}>
          {t.seeSure}
        </Button>
        <Button look="wood" onTap={onClose}>
          {words.phone.cancel}
        </Button>
      </div>
    </Sheet>
  );
}
