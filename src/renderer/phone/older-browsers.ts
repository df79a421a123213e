// Guests bring phones of 2019. The build makes the syntax old enough; these methods came later, and only these are used.
const added = {
  at(this: unknown[], place: number): unknown {
    return this[place < 0 ? this.length + place : place];
  },
  findLast(this: unknown[], fits: (value: unknown) => boolean): unknown {
    return [...this].reverse().find(value => fits(value));
  },
  toReversed(this: unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSorted(this: unknown[], order?: (a: unknown, b: unknown) => number): unknown[] {
    return [...this].sort(order);
  },
};

for (const [name, value] of Object.entries(added))
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
