import type { Container } from 'pixi.js';

/** Destroys everything that stands in it, with all that is theirs. */
export function empty(container: Container): void {
  for (const child of container.removeChildren()) child.destroy({ children: true });
}
