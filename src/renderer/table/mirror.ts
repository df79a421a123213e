import type { Told } from '../../shared/games.ts';
import { tellBang } from '../../shared/text/bang/story.ts';
import { tell } from '../../shared/text/story.ts';
import { inWords, NOTHING, type Speech } from './in-words.ts';
import { namesIn } from './scenes/columns.ts';
import type { Seen } from './scenes/scene.ts';

/** The table in words: for screen readers, and for tests that cannot read a canvas. */
export interface Mirror {
  show(seen: Seen): void;
  tell(told: Told, seen: Seen): void;
}

export function mirror(root: HTMLElement, speech: Speech): Mirror {
  const line = (id: string, role: string | null): HTMLElement => {
    const element = document.createElement('div');
    element.id = id;
    if (role !== null) element.setAttribute('aria-live', role);
    root.append(element);
    return element;
  };
  const title = document.createElement('h1');
  root.append(title);
  const story = line('story', 'polite');
  const asking = line('question', 'polite');
  const seats = document.createElement('ol');
  seats.id = 'seats';
  root.append(seats);

  return {
    show({ room, game }) {
      const said = game && inWords(speech, game, room);
      Object.assign(root.dataset, { ...NOTHING, ...said?.facts, phase: room.phase, address: room.address.url });
      root.lang = room.language;
      title.textContent = speech.words().table.lobby.title;
      asking.textContent = said?.question ?? '';
      seats.replaceChildren(
        ...room.guests.map(({ name, awaySince }, seat) => {
          const item = document.createElement('li');
          const sitter = said?.seats[seat];
          Object.assign(item.dataset, { seat, here: awaySince === null, ...sitter?.facts });
          item.textContent = sitter?.sentence ?? name;
          return item;
        }),
      );
    },
    tell(told, { room }) {
      const name = namesIn(room.guests);
      const said =
        told.id === 'bang'
          ? told.events.map(event => tellBang(speech.bang(), event, name))
          : told.events.map(event => tell(speech.words(), event, name));
      story.textContent = said.filter(sentence => sentence !== '').join(' ');
    },
  };
}
