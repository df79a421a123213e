/** Milliseconds until the host is asked again. */
const AGAIN = 2000;

/**
 * For a page that could not be put together, as when the host went while its scripts were on their way. Not every browser
 * asks again for a script that failed, so the page is loaded anew, as soon as the host answers.
 */
export async function beginAnew(): Promise<void> {
  const isThere = (): Promise<boolean> =>
    fetch(location.pathname).then(
      ({ ok }) => ok,
      () => false,
    );
  do await new Promise(resolve => setTimeout(resolve, AGAIN));
  while (!(await isThere()));
  location.reload();
}
