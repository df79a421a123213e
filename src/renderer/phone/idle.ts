/** Milliseconds, after which a page that is never idle does it all the same. */
const LATEST = 1000;

/** When the page has nothing better to do. Safari never says so; there it is a moment later. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LATEST });
  else setTimeout(then, LATEST);
}
