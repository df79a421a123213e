const HONOURED = /(?:さん|ちゃん|くん|さま|君|様|殿|先生)$/;

/** A guest's name as one speaks of him, unless he already called himself so. */
export function san(name: string): string {
  return HONOURED.test(name) ? name : `${name}さん`;
}
