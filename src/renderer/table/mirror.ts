import type { Told } from '../../shared/games.ts';
import { tellBang } from '../../shared/text/bang/story.ts';
import { tell } from '../../shared/text/story.ts';
import { inWords, NOTHING, type Speech } from './in-words.ts';
import { namesIn } from './scenes/columns.ts';
import { presenceOf, hurryOf } from './scenes/passing.ts';
import { pauseWords } from './scenes/pause-words.ts';
import type { Seen, Tools } from './scenes/scene.ts';

/** The table in words: for screen readers, and for tests that cannot read a canvas. */
export interface Mirror {
  show(seen: Seen): void;
  tell(told: Told, seen: Seen): void;
}

export function mirror(root: HTMLElement, speech: Speech & Pick<Tools, 'now'>): Mirror {
  const line = (id: string, role: string | null): HTMLElement => {
    const element = document.createElement('div');
    element.id = id;
    if (role !== null) element.setAttribute('aria-live', role);
    root.append(element);
    return element;
  };
  const title = document.createElement('h1');
  root.append(title);
  const way = line('way', null);
  const story = line('story', 'polite');
  const asking = line('question', 'polite');
  const state = line('state', 'polite');
  const seats = document.createElement('ol');
  seats.id = 'seats';
  root.append(seats);

  return {
    show({ room, game, you }) {
      const said = game && inWords(speech, game, room);
      const { table } = speech.words();
      const pause = pauseWords(room, { steers: you.steers, question: '', words: table.room });
      state.textContent = pause ? `${pause.title}. ${pause.who}` : '';
      document.documentElement.lang = room.language;
      Object.assign(root.dataset, {
        ...NOTHING,
        ...said?.facts,
        phase: room.phase,
        address: room.address.url,
        paused: room.pause !== null,
      });
      root.lang = room.language;
      title.textContent = table.lobby.title;
      way.textContent = table.room.phonesAt({ typed: room.address.typed });
      asking.textContent = said?.question ?? '';
      seats.replaceChildren(
        ...room.guests.map((guest, seat) => {
          const { name, awaySince } = guest;
          const item = document.createElement('li');
          const sitter = said?.seats[seat];
          Object.assign(item.dataset, { seat, here: awaySince === null, ...sitter?.facts });
          const { words } = presenceOf(guest, speech.now(), table.room);
          const left = hurryOf(room, guest, speech.now());
          const time = left ? table.room.left({ n: left.seconds }) : '';
          const more = [words, guest.unhurried ? table.room.unhurried : '', time].filter(text => text !== '');
          item.textContent = [sitter?.sentence ?? name, ...more].join(table.room.between);
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
