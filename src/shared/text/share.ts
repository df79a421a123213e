const MOST = 10;
const NEAR = 0.004;

/** `1 in 4` where so small numbers say it, else per cent. */
export function inWords(share: number): { readonly n: number; readonly of: number } | { readonly percent: number } {
  for (let of = 2; of <= MOST; of++) {
    const n = Math.round(share * of);
    if (n > 0 && n < of && Math.abs(share - n / of) < NEAR) return { n, of };
  }
  return { percent: Math.round(share * 100) };
}
