/**
 * The top-level parts of a view as last sent, serialised. Comparing text makes "what changed" the same for every view
 * and lets one serialisation serve all screens. A view with another `id` is of another game and has nothing in common.
 */
export class Parts {
  private last: Map<string, string> | null = null;

  /** The members that changed since the last call, as a JSON object or `null`; undefined when nothing did. */
  changed(view: object | null): string | undefined {
    if (view === null) {
      const was = this.last;
      this.last = null;
      return was === null ? undefined : 'null';
    }
    const last = (this.last ??= new Map<string, string>());
    if ('id' in view && last.get('id') !== JSON.stringify(view.id)) last.clear();
    let members = '';
    for (const [key, value] of Object.entries(view)) {
      const text = JSON.stringify(value);
      if (last.get(key) === text) continue;
      last.set(key, text);
      members += `${members === '' ? '' : ','}"${key}":${text}`;
    }
    return members === '' ? undefined : `{${members}}`;
  }
}
