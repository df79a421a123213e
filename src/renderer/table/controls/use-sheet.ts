import { useRef, useState } from 'preact/hooks';
import type { SheetName } from './bar.tsx';

/** Which sheet is open, for the page and, at once, for a key that comes before the page is drawn again. */
export function useSheet(root: HTMLElement) {
  const [open, setOpen] = useState<SheetName | null>(null);
  const now = useRef<SheetName | null>(null);
  const put = (sheet: SheetName | null): void => {
    const dialog = root.querySelector('dialog');
    dialog?.close();
    // Opened by a key, it has nobody to give the focus back to, and a hidden button would take the next key.
    if (document.activeElement instanceof HTMLElement && dialog?.contains(document.activeElement))
      document.activeElement.blur();
    now.current = sheet;
    setOpen(sheet);
  };
  return {
    open,
    now,
    put,
    toggle: (sheet: SheetName): void => put(now.current === sheet ? null : sheet),
    /** The browser tells late that a sheet closed: another may be open by then. */
    closed(sheet: SheetName): void {
      if (now.current === sheet) put(null);
    },
  };
}
