/**
 * What changed in a view since it was last sent: whole parts by their name, and members of a part that kept its shape
 * by `part.member`, as in `{ "pile": 4, "life.3": 2 }`. With an `id` it is the whole view: another game is on the
 * table, or there was none.
 */
export type Changes = Readonly<Record<string, unknown>>;

/** The view with its changes laid over it: null puts it away, undefined leaves it as it was. */
export function layOver<View extends object | null>(before: View, changes: Changes | null | undefined): View {
  if (changes === undefined) return before;
  if (changes === null || changes['id'] !== undefined) return changes as View;
  const next: Record<string, unknown> = { ...before };
  for (const [path, value] of Object.entries(changes)) {
    const dot = path.indexOf('.');
    if (dot < 0) next[path] = value;
    else next[path.slice(0, dot)] = withMember(next[path.slice(0, dot)], path.slice(dot + 1), value);
  }
  return next as View;
}

function withMember(part: unknown, member: string, value: unknown): unknown {
  if (Array.isArray(part)) return part.map((old: unknown, index) => (String(index) === member ? value : old));
  return { ...(part as object), [member]: value };
}
