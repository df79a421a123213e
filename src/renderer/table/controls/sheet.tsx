import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A paper over the table. The browser keeps the focus inside, closes it with Escape, and gives the focus back to where
 * it was; a click beside it closes it too.
 */
export function Sheet(props: {
  title: string;
  close: () => void;
  closeText: string;
  /** Whoever presses Enter at once has changed nothing. */
  careful?: boolean;
  /** To be read before anything is pressed: it begins at its title. */
  read?: boolean;
  children: ComponentChildren;
}) {
  const { title, close, closeText, careful = false, read = false, children } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  // The browser tells late that a dialog closed: the same sheet may lie there anew by then.
  const gone = useRef(false);
  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => {
      gone.current = true;
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      class="sheet"
      aria-label={title}
      ref={sheet}
      onClose={() => {
        if (!gone.current) close();
      }}
      onClick={event => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="paper">
        <h2 {...(read ? { tabIndex: -1, autoFocus: true } : {})}>{title}</h2>
        {children}
        <div class="row">
          <span />
          <button type="button" class="go" autoFocus={careful} onClick={close}>
            {closeText}
          </button>
        </div>
      </div>
    </dialog>
  );
}
