import type { Told } from '../../shared/games.ts';
import type { Catalogue } from '../../shared/text/catalogue.ts';
import { askedText } from '../../shared/text/prompts.ts';
import { sentences } from '../../shared/text/told.ts';
import type { Seen } from './scenes/scene.ts';

/** The table in words: for screen readers, and for tests that cannot read a canvas. */
export interface Mirror {
  show(seen: Seen): void;
  tell(told: Told, seen: Seen): void;
}

export function mirror(root: HTMLElement, words: () => Catalogue): Mirror {
  const line = (id: string, role: string | null): HTMLElement => {
    const element = document.createElement('div');
    element.id = id;
    if (role !== null) element.setAttribute('aria-live', role);
    root.append(element);
    return element;
  };
  const story = line('story', 'polite');
  const asking = line('question', 'polite');
  const seats = document.createElement('ol');
  seats.id = 'seats';
  root.append(seats);

  return {
    show({ room, game: played }) {
      const game = played?.id === 'dice' ? played : null;
      root.dataset.phase = room.phase;
      root.dataset.address = room.address.url;
      root.lang = room.language;
      const asked = game?.asked ?? null;
      root.dataset.asked = asked ? String(asked.seat) : '';
      root.dataset.prompt = asked?.prompt ?? '';
      root.dataset.dice = game?.turn?.dice.join(' ') ?? '';
      root.dataset.turn = game?.turn ? String(game.turn.seat) : '';
      const guest = asked ? room.guests[asked.seat] : undefined;
      asking.textContent = asked && guest ? askedText(words(), asked, s => room.guests[s]?.name ?? '') : '';
      seats.replaceChildren(
        ...room.guests.map((sitter, seat) => {
          const item = document.createElement('li');
          const character = game?.characters[seat];
          item.dataset.seat = String(seat);
          item.dataset.here = String(sitter.here);
          if (!game || !character) {
            item.textContent = sitter.name;
            return item;
          }
          const [life, arrows, role] = [game.life[seat] ?? 0, game.arrows[seat] ?? 0, game.roles[seat] ?? null];
          item.dataset.life = String(life);
          item.dataset.arrows = String(arrows);
          item.dataset.role = role ?? '';
          item.dataset.fallen = String((game.fell[seat] ?? null) !== null);
          const sentence = words().table.game.seat({
            name: sitter.name,
            character: words().dice.characters[character].name,
            life,
            max: game.maxLife[seat] ?? 0,
            arrows,
          });
          item.textContent = role ? `${sentence} (${words().dice.roles[role]})` : sentence;
          return item;
        }),
      );
    },
    tell(told, { room }) {
      const name = (seat: number): string => room.guests[seat]?.name ?? '';
      story.textContent = sentences(words(), told, name).join(' ');
    },
  };
}
