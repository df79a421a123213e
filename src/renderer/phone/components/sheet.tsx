import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePhone } from '../state.ts';

/** A page over the page; Escape and the button close it, and the focus goes back to where it was. */
export function Sheet(props: { title: string; children: ComponentChildren; onClose(): void }): JSX.Element {
  const { words } = usePhone();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label={props.title} onClose={props.onClose}>
      <div class="head">
        <h2>{props.title}</h2>
        <button type="button" class="button wood small" onClick={props.onClose}>
          {words.phone.close}
        </button>
      </div>
      {props.children}
      <p class="hidden said" role="status" />
    </dialog>
  );
}
