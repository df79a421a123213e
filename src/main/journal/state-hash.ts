import { createHash } from 'node:crypto';

/**
 * SHA-256 of a state's JSON, as hexadecimal. Its members keep the order in which setup made them, copied or read back
 * from a file, so that equal states have equal text.
 */
export function stateHash(state: object): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}
