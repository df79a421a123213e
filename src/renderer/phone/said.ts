import { useEffect } from 'preact/hooks';

const pending: string[] = [];

/**
 * Has `text` read out, once each time it changes. There is one place for it all, which stays when screens come and go:
 * a reader that has to find new places misses words. Only a sheet has one of its own, as it hides the page behind it.
 */
export function useSaid(text: string | null): void {
  useEffect(() => {
    if (text) say(text);
  }, [text]);
}

function say(text: string): void {
  pending.push(text);
  if (pending.length === 1) setTimeout(flush, 50);
}

/** What came together is read together. */
function flush(): void {
  const region = [...document.querySelectorAll('dialog[open] .said')].at(-1) ?? document.getElementById('said');
  if (region) region.textContent = [...new Set(pending)].join(' ');
  pending.length = 0;
}
