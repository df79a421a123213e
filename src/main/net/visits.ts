/** Another computer that asked for something, by the address it came from. */
export interface Visitor {
  readonly from: string;
  /** When it last loaded the phones' page; null for a table, or for somebody who only knocked. */
  readonly page: number | null;
  /** When it last opened a socket. */
  readonly socket: number | null;
}

/** A whole party and some curious computers; a flood of addresses pushes the oldest out. */
const MOST_VISITORS = 100;

/** Who has reached this computer from outside. */
export class Visits {
  private readonly visitors = new Map<string, Visitor>();

  get all(): readonly Visitor[] {
    return [...this.visitors.values()];
  }

  note(from: string, what: Partial<Pick<Visitor, 'page' | 'socket'>>): void {
    const known = this.visitors.get(from) ?? { from, page: null, socket: null };
    this.visitors.delete(from);
    this.visitors.set(from, { ...known, ...what });
    const [oldest] = this.visitors.keys();
    if (this.visitors.size > MOST_VISITORS && oldest !== undefined) this.visitors.delete(oldest);
  }

  /** In another network another wall may stand before the door. */
  forget(): void {
    this.visitors.clear();
  }
}

/** Whether this plain address is the computer's itself, by loopback or one of its own. */
export function isOwn(from: string, own: readonly string[]): boolean {
  return from === '' || from === '::1' || from.startsWith('127.') || own.includes(from);
}
