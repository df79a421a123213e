/**
 * The parts of a view as last sent, serialised. Comparing text makes "what changed" the same for every view and lets
 * one serialisation serve all screens. A view with another `id` is of another game and has nothing in common.
 */
export class Parts {
  private last: Map<string, string> | null = null;
  /** The values themselves: nothing in a view is ever changed in place, so that the same one needs no second look. */
  private readonly values = new Map<string, unknown>();

  /** What changed since the last call, as the JSON of `Changes` or `null`; undefined when nothing did. */
  changed(view: object | null): string | undefined {
    if (view === null) {
      const was = this.last;
      this.last = null;
      return was === null ? undefined : 'null';
    }
    const last = (this.last ??= new Map<string, string>());
    if ('id' in view && last.get('id') !== JSON.stringify(view.id)) last.clear();
    const changes: string[] = [];
    for (const [part, value] of Object.entries(view)) {
      if (last.has(part) && this.values.get(part) === value) continue;
      this.values.set(part, value);
      const text = JSON.stringify(value);
      const before = last.get(part);
      if (before === text) continue;
      last.set(part, text);
      const whole = `"${part}":${text}`;
      const members = before === undefined ? null : changedMembers(part, JSON.parse(before), value);
      changes.push(members !== null && members.length < whole.length ? members : whole);
    }
    return changes.length > 0 ? `{${changes.join(',')}}` : undefined;
  }
}

/** The members that changed, by their paths; null for a part that is not of the shape it was. */
function changedMembers(part: string, before: unknown, now: unknown): string | null {
  if (!isContainer(before) || !isContainer(now) || Array.isArray(before) !== Array.isArray(now)) return null;
  const names = Object.keys(now);
  if (names.join() !== Object.keys(before).join()) return null;
  return names
    .map(name => [name, JSON.stringify(now[name])])
    .filter(([name = '', text]) => text !== JSON.stringify(before[name]))
    .map(([name, text]) => `"${part}.${name}":${text}`)
    .join(',');
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
