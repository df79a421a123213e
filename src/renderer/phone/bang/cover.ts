import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { useAway, useUnwatched } from '../away.ts';
import { usePhone } from '../state.ts';

/** Whether the hand shows its backs. */
export interface Cover {
  readonly covered: boolean;
  /** Nobody looks: what was lifted goes back too. */
  readonly unwatched: boolean;
  /** While a finger rests on the cards they show themselves. */
  hold(on: boolean): void;
}

export const CoverContext = createContext<Cover>({ covered: false, unwatched: false, hold: () => {} });

export function useCover(): Cover {
  return useContext(CoverContext);
}

export function useOwnCover(): Cover {
  const { wishes } = usePhone();
  const unwatched = useUnwatched();
  const [held, hold] = useState(false);
  const hide = useCallback(() => hold(false), []);
  useAway(hide);
  const covered = (wishes.covers || unwatched) && !held;
  return useMemo(() => ({ covered, unwatched: unwatched && !held, hold }), [covered, unwatched, held]);
}

/** Puts back what was half chosen as soon as nobody looks, so that it tells nothing. */
export function useUnwatchedReset(reset: () => void): void {
  const { unwatched } = useCover();
  useEffect(() => {
    if (unwatched) reset();
  }, [unwatched]);
}
