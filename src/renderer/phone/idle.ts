/** Milliseconds: within the first a busy page does it all the same; after the second where nobody says who is idle. */
const LATEST = 1000;
const SOON = 200;

/** When the page has nothing better to do; Safari does not tell. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LATEST });
  else setTimeout(then, SOON);
}
