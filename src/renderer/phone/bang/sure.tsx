import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { usePhone } from '../state.ts';
import { usePlay } from './play.ts';

/** Asked before a move that only hurts whoever makes it. */
export function Sure(props: { harm: string; label: string; onYes(): void; onNo(): void }): JSX.Element {
  const { words } = usePlay();
  const { words: common } = usePhone();
  return (
    <Sheet title={words.onPhone.sure} onClose={props.onNo}>
      <div class="stack">
        <p class="paper">
          <b>{props.label}</b>
        </p>
        <p>{props.harm}</p>
        <Button look="gold" onTap={props.onNo}>
          {common.phone.cancel}
        </Button>
        <Button look="wood" onTap={props.onYes}>
          {words.onPhone.anyway}
        </Button>
      </div>
    </Sheet>
  );
}
