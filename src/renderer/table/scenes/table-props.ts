import { Container } from 'pixi.js';
import { Flashes } from '../choreography/flashes.ts';
import { Board } from '../entities/board.ts';
import { CaptionLine, UNDER_POSTER } from '../entities/caption-line.ts';
import { PauseSign } from '../entities/pause-sign.ts';
import { QuestionStrip, type Question, type StripMotion } from '../entities/question-strip.ts';
import { SeatPanel, type Sitter } from '../entities/seat-panel.ts';
import { CENTRE, CORNERS, seatPlaces, STAGE, type SeatPlace } from '../stage/layout.ts';
import { picture, room } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

/** From the top of the strip to the middle of the line under it. */
export const BEFORE = 110;

/** Everything that stands on the table in any game. */
export class TableProps extends Container {
  readonly sitters: readonly Sitter[];
  readonly places: readonly SeatPlace[];
  readonly panels: readonly SeatPanel[];
  readonly question: QuestionStrip;
  /** Under the strip: what happened before what it says now. */
  readonly before = new CaptionLine({ x: STAGE.width / 2, y: CENTRE.question.y + BEFORE });
  /** Over whole-screen moments, which hide the strip. */
  readonly subtitle = new CaptionLine(UNDER_POSTER);
  readonly pause = new PauseSign();
  readonly flashes = new Flashes();
  readonly coin = picture('things/turn', { width: 68 });
  readonly corners = {
    roles: new Board(CORNERS.roles),
    events: new Board(CORNERS.events),
    address: new Board(CORNERS.address),
    next: new Board(CORNERS.next),
  };
  /** What the game itself lays out, under the seats. */
  readonly felt = new Container();
  /** What flies, over everything on the table. */
  readonly air = new Container();
  #told: Question | null = null;
  /** Whole-screen moments. */
  readonly front = new Container();
  /** Takes the light away from the room, not from what flies. */
  readonly shade = new Container();

  constructor(sitters: readonly Sitter[], motion: StripMotion) {
    super();
    this.question = new QuestionStrip(motion);
    this.sitters = sitters;
    this.places = seatPlaces(sitters.length);
    this.panels = this.places.flatMap((place, seat) => {
      const sitter = sitters[seat];
      return sitter ? [new SeatPanel(place, sitter, motion)] : [];
    });
    this.coin.visible = false;
    const { roles, events, address, next } = this.corners;
    this.addChild(room('rooms/table'), roles, events, address, next, this.felt);
    this.addChild(...this.panels, this.coin, this.shade, this.before, this.question, this.pause, this.air);
    this.addChild(this.front, this.subtitle);
  }

  /** Where the gun coin lies when it is this seat's turn. */
  coinAt(seat: number): { x: number; y: number } {
    const place = this.places[seat];
    return place ? { x: place.x + 14, y: place.y + 18 } : { x: 960, y: 540 };
  }

  /** Says what happens now; what was said before it goes on standing in the line below. */
  tell(caption: Question): void {
    this.before.say(this.#told);
    this.#told = caption;
    this.question.ask(caption);
  }

  /** Asks, or falls silent; the last thing that was told stays to be read. */
  ask(question: Question | null): void {
    this.before.say(this.#told);
    this.question.ask(question);
  }

  /** What was told last, for a table that did not hear it. */
  recollect(caption: Question | null): void {
    this.#told = caption;
    this.before.say(caption);
  }

  /** Takes away what a batch of events left behind. */
  tidy(): void {
    this.subtitle.say(null);
    for (const layer of [this.air, this.front, this.shade]) empty(layer);
  }
}
