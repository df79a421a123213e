/** Finds what has a file of its own by its id. `kind`: what the error calls it. @throws {RangeError} for no such id. */
export function registry<Item extends { readonly id: string }>(
  kind: string,
  all: readonly Item[],
): (id: Item['id']) => Item {
  const byId = new Map<Item['id'], Item>(all.map(item => [item.id, item]));
  return id => {
    const item = byId.get(id);
    if (!item) throw new RangeError(`no ${kind} is called ${id}`);
    return item;
  };
}
