import { ARROWS, type DiceEvent, type DiceView, type Face } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Told } from '../../../shared/games.ts';
import type { RoomView } from '../../../shared/protocol/room.ts';
import { askedText } from '../../../shared/text/prompts.ts';
import { diceLength } from '../choreography/dice-lengths.ts';
import { perform } from '../choreography/dice.ts';
import { DiceScreen } from '../choreography/dice-screen.ts';
import type { DiceNews } from '../choreography/dice-stage.ts';
import { diceNotes } from '../choreography/notes.ts';
import type { Note } from '../choreography/stage.ts';
import type { Performance } from '../choreography/table-screen.ts';
import { paintPile, paintThrows, type Board } from '../entities/board.ts';
import { paintNext, type NoteLook } from '../entities/corners.ts';
import type { Question } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import { shorterNames } from '../stage/fit.ts';
import { CENTRE } from '../stage/layout.ts';
import { diceCaption } from './caption.ts';
import { namesIn, nextSeat, type CharacterNames } from './columns.ts';
import { DiceProps } from './dice-props.ts';
import { GameScene } from './game-scene.ts';
import type { Seen } from './scene.ts';

/** The dice game: dice, throws and the pile of arrows in the middle. */
export class DiceScene extends GameScene<DiceView, DiceEvent, DiceProps, DiceNews> {
  #allowed = 3;
  #faces: readonly Face[] = [];

  protected viewOf({ game }: Seen): DiceView | null {
    return game?.id === 'dice' ? game : null;
  }

  protected eventsOf(told: Told): readonly DiceEvent[] {
    return told.id === 'dice' ? told.events : [];
  }

  protected characterNames(): CharacterNames {
    return this.tools.words().dice.characters;
  }

  protected makeProps(sitters: readonly Sitter[]): DiceProps {
    const { calm, timeline } = this.tools;
    return new DiceProps(sitters, { calm, timeline, stays: this.tools.words().table.game.stays });
  }

  protected askedSeats({ asked }: DiceView): readonly Seat[] {
    return asked ? [asked.seat] : [];
  }

  protected question({ asked }: DiceView, { guests }: RoomView): Question | null {
    const guest = asked ? guests[asked.seat] : undefined;
    if (!asked || !guest) return null;
    const sentence = askedText(this.tools.words(), asked, namesIn(guests));
    return { name: guest.name, colour: guest.colour, sentence };
  }

  protected lookOf(what: DiceNews): NoteLook {
    const { dice, table } = this.tools.words();
    if (typeof what === 'object')
      return 'gift' in what
        ? { picture: 'tokens/bullet', name: dice.characters[what.gift].name }
        : { picture: `portraits/${what.ability}`, name: dice.characters[what.ability].name };
    switch (what) {
      case 'death':
        return { picture: 'things/tombstone', name: table.game.goneWest };
      case 'arrow':
        return { picture: 'tokens/arrow', name: dice.faces.arrow.name, harms: true };
      case 'gatling':
        return { picture: 'tokens/gatling', name: dice.faces.gatling.name };
      default:
        return { picture: `dice/${what}`, name: dice.faces[what].name };
    }
  }

  protected performer(made: Performance<DiceProps>) {
    const { props } = made;
    const stage = new DiceScreen(made, {
      pile: pile => this.#paintPile(props, pile),
      throws: throws => this.#paintThrows(props, throws),
    });
    return (event: DiceEvent) => perform(stage, event);
  }

  protected lengthOf(event: DiceEvent): number {
    return diceLength(event);
  }

  protected caption(event: DiceEvent, sitters: readonly Sitter[]): Question {
    return diceCaption(event, sitters, this.tools.words());
  }

  protected notesOf(event: DiceEvent): readonly Note<DiceNews>[] {
    if (event.type === 'rolled' || event.type === 'keptDice') this.#faces = event.dice;
    return diceNotes(event, this.#faces);
  }

  /** Who throws after this one. */
  protected paintTurn(corner: Board, view: DiceView, { guests, language }: RoomView): void {
    const following = nextSeat(view);
    const guest = following === null ? undefined : guests[following];
    const now = view.turn ? guests[view.turn.seat] : undefined;
    corner.visible = guest !== undefined && now !== undefined;
    if (!guest || !now || following === null) return;
    const role = view.roles[following] ?? null;
    const { afterTurn } = this.tools.words().table.game;
    const title = [now.name, ...shorterNames(now.name)].map(name => afterTurn({ name }));
    corner.draw(JSON.stringify([guest.name, guest.colour, now.name, role, language]), content =>
      paintNext(content, { title, name: guest.name, colour: guest.colour, role }),
    );
  }

  protected updateOwn(props: DiceProps, { turn, pile, arrows }: DiceView): void {
    if (turn) this.#faces = turn.dice;
    props.arrows.forEach((row, seat) => row.setCount(arrows[seat] ?? 0));
    props.dice.forEach((die, place) => {
      die.show(turn?.dice[place] ?? null);
      die.setLocked(turn?.locked.includes(place) ?? false);
    });
    this.#paintThrows(props, turn?.throws ?? 0, turn?.allowed ?? 3);
    this.#paintPile(props, pile);
  }

  /** Until the view says otherwise, as many throws are allowed as before. */
  #paintThrows(props: DiceProps, made: number, allowed = this.#allowed): void {
    this.#allowed = allowed;
    const { beforeThrow, throwOf } = this.tools.words().table.game;
    const words = made === 0 ? beforeThrow({ allowed }) : throwOf({ made, allowed });
    const { width, height } = CENTRE.throws;
    props.throws.draw(words, content => paintThrows(content, { made, allowed, words, width, height }));
  }

  #paintPile(props: DiceProps, pile: number): void {
    const { arrows } = this.tools.words().table.game;
    const { width, height } = CENTRE.pile;
    props.pile.draw(`${pile} ${arrows}`, content =>
      paintPile(content, { pile, all: ARROWS, words: arrows, width, height }),
    );
  }
}
