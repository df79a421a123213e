import { plainAddress } from './addresses.ts';

export interface Rate {
  /** At once. */
  readonly burst: number;
  /** In the long run. */
  readonly perSecond: number;
}

/** How much of something may still be done: full at first, and filling up again as time passes. */
export class Allowance {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** Uses `amount` if there is so much, else nothing. */
  takes(amount: number, now: number): boolean {
    this.fill(now);
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }

  /** Milliseconds until `amount` may be used. */
  wait(amount: number, now: number): number {
    this.fill(now);
    return Math.max(0, ((amount - this.left) / this.rate.perSecond) * 1000);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left === this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
    this.at = now;
  }
}

/** Counts what is open for each household; a household with nothing open is forgotten. */
export class Tally {
  private readonly counts = new Map<string, number>();
  total = 0;

  of(household: string): number {
    return this.counts.get(household) ?? 0;
  }

  add(household: string): void {
    this.counts.set(household, this.of(household) + 1);
    this.total++;
  }

  remove(household: string): void {
    const left = this.of(household) - 1;
    if (left > 0) this.counts.set(household, left);
    else this.counts.delete(household);
    this.total--;
  }
}

/** Whom to count as one: an IPv4 address, or the /64 from which an IPv6 device picks as many addresses as it likes. */
export function householdOf(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(part => part !== '');
  const back = tail?.split(':').filter(part => part !== '') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back].slice(0, 4);
  return `${network.map(part => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}
