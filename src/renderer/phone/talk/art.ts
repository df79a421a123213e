import type { Reaction } from '../../../shared/protocol/talk.ts';

const urls = import.meta.glob<string>('../../../../resources/art/reactions/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function reactionArt(id: Reaction): string {
  return urls[`../../../../resources/art/reactions/${id}.svg`] ?? '';
}
