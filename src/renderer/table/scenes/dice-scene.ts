import { Container } from 'pixi.js';
import { ARROWS, type DiceEvent, type DiceView } from '../../../shared/dice/model.ts';
import { after, type Seat } from '../../../shared/engine/seats.ts';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { roleCounts, type Role } from '../../../shared/roles.ts';
import { askedText } from '../../../shared/text/prompts.ts';
import { perform, shortened } from '../choreography/dice.ts';
import { ScreenStage } from '../choreography/screen-stage.ts';
import type { Note } from '../choreography/stage.ts';
import { paintPile, paintThrows } from '../entities/board.ts';
import { paintAddress, paintNext, paintNotes, paintRoles } from '../entities/corners.ts';
import type { Attendance, Sitter } from '../entities/seat-panel.ts';
import { CENTRE } from '../stage/layout.ts';
import { PACE_FACTOR } from '../stage/palette.ts';
import { DiceProps } from './dice-props.ts';
import type { Scene, Seen, Tools } from './scene.ts';

const NOTES = 3;

/** The game: seats round the table, dice in the middle. */
export class DiceScene implements Scene {
  readonly root = new Container();
  readonly #tools: Tools;
  #props: DiceProps | null = null;
  #built = '';
  #notes: Note[] = [];

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  show(seen: Seen): void {
    this.#notes = [];
    this.update(seen);
  }

  update(seen: Seen): void {
    const { room, game } = seen;
    if (!game) return;
    const props = this.#propsFor(seen, game);
    const words = this.#tools.words();
    game.characters.forEach((_, seat) => {
      const guest = room.guests[seat];
      const role = game.roles[seat] ?? null;
      props.panels[seat]?.update({
        life: game.life[seat] ?? 0,
        arrows: game.arrows[seat] ?? 0,
        role,
        roleName: role ? words.dice.roles[role] : '',
        fallen: (game.fell[seat] ?? null) !== null,
        asked: game.asked?.seat === seat,
        attendance: attendance(guest),
      });
    });
    this.#updateCentre(props, seen, game);
    this.#updateCorners(props, seen, game);
    for (const child of [
      ...props.air.removeChildren(),
      ...props.front.removeChildren(),
      ...props.shade.removeChildren(),
    ])
      child.destroy({ children: true });
    this.#tools.frames.touch();
  }

  async play(events: readonly DiceEvent[], before: Seen): Promise<void> {
    const { game, room } = before;
    if (!game) return;
    const props = this.#propsFor(before, game);
    const { timeline } = this.#tools;
    const stage = new ScreenStage({
      props,
      tools: this.#tools,
      counts: stillOut(game),
      note: note => this.#note(note),
      painted: pile => this.#paintPile(props, pile),
    });
    timeline.speed = shortened(events, PACE_FACTOR[room.pace]);
    props.question.ask(null);
    for (const panel of props.panels) panel.setAsked(false);
    for (const event of events) await perform(stage, event);
  }

  resize(): void {
    this.#tools.frames.touch();
  }

  hide(): void {
    this.root.visible = false;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  #propsFor({ room }: Seen, game: DiceView): DiceProps {
    const words = this.#tools.words();
    const sitters = game.characters.map((character, seat): Sitter => {
      const guest = room.guests[seat];
      return {
        name: guest?.name ?? '',
        colour: guest?.colour ?? 'bone',
        character,
        characterName: words.dice.characters[character].name,
        maxLife: game.maxLife[seat] ?? 0,
      };
    });
    const key = JSON.stringify([sitters, room.language]);
    if (this.#props && key === this.#built) return this.#props;
    this.#props?.destroy({ children: true });
    this.#built = key;
    this.#props = new DiceProps(sitters, words.table.game.stays);
    this.root.addChild(this.#props);
    return this.#props;
  }

  #updateCentre(props: DiceProps, { room }: Seen, game: DiceView): void {
    const words = this.#tools.words();
    const { turn, asked } = game;
    props.dice.forEach((die, place) => {
      die.show(turn?.dice[place] ?? null);
      die.setLocked(turn?.locked.includes(place) ?? false);
    });
    props.coin.visible = turn !== null;
    if (turn) props.coin.position.copyFrom(props.coinAt(turn.seat));
    const guest = asked ? room.guests[asked.seat] : undefined;
    props.question.ask(
      asked && guest
        ? {
            name: guest.name,
            colour: guest.colour,
            sentence: askedText(words, asked, seat => room.guests[seat]?.name ?? ''),
          }
        : null,
    );
    const made = turn?.throws ?? 0;
    const allowed = turn?.allowed ?? 3;
    props.throws.draw(`${made}/${allowed} ${room.language}`, content =>
      paintThrows(content, {
        made,
        allowed,
        words: made === 0 ? words.table.game.beforeThrow({ allowed }) : words.table.game.throwOf({ made, allowed }),
        width: CENTRE.throws.width,
        height: CENTRE.throws.height,
      }),
    );
    this.#paintPile(props, game.pile);
  }

  #paintPile(props: DiceProps, pile: number): void {
    const { arrows } = this.#tools.words().table.game;
    const { width, height } = CENTRE.pile;
    props.pile.draw(`${pile} ${arrows}`, content =>
      paintPile(content, { pile, all: ARROWS, words: arrows, width, height }),
    );
  }

  #updateCorners(props: DiceProps, { room }: Seen, game: DiceView): void {
    const words = this.#tools.words().table.game;
    const { roles, events, address, next } = props.corners;
    const counts = stillOut(game);
    roles.draw(JSON.stringify([words.stillOut, counts]), content =>
      paintRoles(content, { words: words.stillOut, counts }),
    );
    const { typed } = room.address;
    address.draw(words.comeBack + typed, content => paintAddress(content, { words: words.comeBack, typed }));
    const colours = room.guests.map(guest => guest.colour);
    events.visible = this.#notes.length > 0;
    events.draw(JSON.stringify([this.#notes, colours]), content =>
      paintNotes(content, { notes: this.#notes, colours }),
    );
    const following = game.turn && nextSeat(game, game.turn.seat);
    const guest = following === null ? undefined : room.guests[following];
    const now = game.turn ? room.guests[game.turn.seat] : undefined;
    next.visible = guest !== undefined && now !== undefined;
    if (!guest || !now || following === null) return;
    const role = game.roles[following] ?? null;
    next.draw(JSON.stringify([guest.name, guest.colour, now.name, role, room.language]), content =>
      paintNext(content, { words: words.afterTurn({ name: now.name }), name: guest.name, colour: guest.colour, role }),
    );
  }

  #note(note: Note): void {
    this.#notes = [...this.#notes, note].slice(-NOTES);
    const props = this.#props;
    if (!props) return;
    const colours = props.sitters.map(sitter => sitter.colour);
    props.corners.events.visible = true;
    props.corners.events.draw(JSON.stringify([this.#notes, colours]), content =>
      paintNotes(content, { notes: this.#notes, colours }),
    );
  }
}

/** How many of each role have not been turned over by a death. */
export function stillOut(game: DiceView): Record<Role, number> {
  const counts = { ...roleCounts(game.characters.length) };
  game.fell.forEach((fell, seat) => {
    const role = game.roles[seat];
    if (fell && role) counts[role]--;
  });
  return counts;
}

function nextSeat(game: DiceView, seat: Seat): Seat | null {
  const living = game.characters.map((_, s) => s).filter(s => !game.fell[s]);
  return living.some(s => s !== seat) ? after(living, seat) : null;
}

function attendance(guest: GuestView | undefined): Attendance {
  if (!guest) return 'here';
  if (guest.bot || guest.minded) return 'bot';
  return guest.here ? 'here' : 'absent';
}
