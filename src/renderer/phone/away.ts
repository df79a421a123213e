import { useEffect, useState } from 'preact/hooks';

const TOUCHES = ['pointerdown', 'keydown'];
const LEAVES = ['blur', 'pagehide', 'orientationchange'];

/** Calls `hide` when the phone is turned, put away, or touched by a second finger: somebody else may look. */
export function useAway(hide: () => void): void {
  useEffect(() => {
    const secondFinger = (event: PointerEvent): void => {
      if (!event.isPrimary) hide();
    };
    for (const kind of LEAVES) window.addEventListener(kind, hide);
    document.addEventListener('visibilitychange', hide);
    document.addEventListener('pointerdown', secondFinger, true);
    return () => {
      for (const kind of LEAVES) window.removeEventListener(kind, hide);
      document.removeEventListener('visibilitychange', hide);
      document.removeEventListener('pointerdown', secondFinger, true);
    };
  }, [hide]);
}

/** Degrees from level at which a phone counts as laid down, and as picked up again. */
const LAID = 12;
const LIFTED = 22;

/** Whether it lies on the table, screen up or down; `lay` is what it did before. */
export function liesFlat({ beta, gamma }: { beta: number; gamma: number }, lay: boolean): boolean {
  const most = lay ? LIFTED : LAID;
  const tilt = Math.min(Math.abs(beta), 180 - Math.abs(beta));
  return tilt < most && Math.abs(gamma) < most;
}

/** Lies flat, or its page is not what its owner looks at. Few browsers tell the first without a secure context. */
export function useUnwatched(): boolean {
  const [flat, setFlat] = useState(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const tilted = ({ beta, gamma }: DeviceOrientationEvent): void => {
      if (beta !== null && gamma !== null) setFlat(lay => liesFlat({ beta, gamma }, lay));
    };
    const left = (): void => setAway(true);
    const back = (): void => setAway(document.visibilityState === 'hidden');
    // Not every browser that tells of a lost focus has lost it: keys may only have gone once round the page.
    const blurred = (): void => setAway(!document.hasFocus());
    const listeners = [
      ['deviceorientation', tilted],
      ['blur', blurred],
      ['pagehide', left],
      ['focus', back],
      ['pageshow', back],
    ] as const;
    for (const [kind, hear] of listeners) window.addEventListener(kind, hear as EventListener);
    document.addEventListener('visibilitychange', back);
    // A touch or a key comes to a page that is looked at, also where the focus was never told.
    for (const kind of TOUCHES) document.addEventListener(kind, back, true);
    return () => {
      for (const [kind, hear] of listeners) window.removeEventListener(kind, hear as EventListener);
      document.removeEventListener('visibilitychange', back);
      for (const kind of TOUCHES) document.removeEventListener(kind, back, true);
    };
  }, []);
  return flat || away;
}
