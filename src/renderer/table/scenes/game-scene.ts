import { Container } from 'pixi.js';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Told } from '../../../shared/games.ts';
import type { HostTime, RoomView } from '../../../shared/protocol/room.ts';
import type { Board } from '../entities/board.ts';
import { paintAddress, paintNotes, paintRoles, type NoteLook } from '../entities/corners.ts';
import type { Question } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import type { Performance } from '../choreography/table-screen.ts';
import { fitted, readingTime } from '../choreography/pace.ts';
import type { Note } from '../choreography/stage.ts';
import { atSeat } from '../stage/bubble-layout.ts';
import { PACE_FACTOR } from '../stage/palette.ts';
import { sittersOf, stillOut, type CharacterNames, type Columns } from './columns.ts';
import { presenceOf, hurryOf, isPassing } from './passing.ts';
import { pauseWords } from './pause-words.ts';
import type { Recent } from './recent.ts';
import type { Scene, Seen, Tools } from './scene.ts';
import type { TableProps } from './table-props.ts';
import { TalkLayer } from './talk-layer.ts';

const NOTES = 3;
/** So long nobody is pressed, by the host's clock. */
const PATIENCE = 25_000;
const RECENT = 10;

/** What a narrator says, if there is one. */
const NARRATED: ReadonlySet<string> = new Set(['turnBegan', 'eliminated', 'gameEnded']);

/**
 * A running game at the table: seats, question and corners, which every game has. A game's own scene says what lies
 * in the middle and how its events are told; `What` are the kinds of news its corner shows.
 */
export abstract class GameScene<
  View extends Columns,
  Event extends { readonly type: string },
  Props extends TableProps,
  What,
> implements Scene {
  readonly root = new Container();
  protected readonly tools: Tools;
  #props: Props | null = null;
  #talk: TalkLayer | null = null;
  #built = '';
  #recent: { readonly event: Event; readonly notes: readonly Note<What>[] }[] = [];
  #room: RoomView | null = null;
  #asked: readonly Seat[] = [];
  /** When something happened last, or somebody was pointed out. */
  #since = 0;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** This game's part of what was seen; null when there is none. */
  protected abstract viewOf(seen: Seen): View | null;
  /** What happened in this game; nothing when it is another's. */
  protected abstract eventsOf(told: Told): readonly Event[];
  protected abstract characterNames(): CharacterNames;
  protected abstract makeProps(sitters: readonly Sitter[]): Props;
  /** Makes all that only this game has as the view says. */
  protected abstract updateOwn(props: Props, view: View, room: RoomView): void;
  /** The corner that says whose turn it is, or who follows. */
  protected abstract paintTurn(corner: Board, view: View, room: RoomView): void;
  /** Everybody who is asked something now. */
  protected abstract askedSeats(view: View): readonly Seat[];
  /** The question in the middle, as everybody but the asked one reads it. */
  protected abstract question(view: View, room: RoomView): Question | null;
  protected abstract lookOf(what: What): NoteLook;
  /** Returns what shows one event; `later` are those after it. */
  protected abstract performer(made: Performance<Props>): (event: Event, later: readonly Event[]) => Promise<void>;
  /** Milliseconds an event takes at normal pace, roughly. */
  protected abstract lengthOf(event: Event): number;
  /** What is said in the middle while an event is shown. */
  protected abstract caption(event: Event, sitters: readonly Sitter[]): Question;
  /** What the corner and the list of the last events show of it. */
  protected abstract notesOf(event: Event): readonly Note<What>[];

  show(seen: Seen): void {
    this.#recent = [];
    this.#talk = new TalkLayer(this.tools, seen.room);
    this.update(seen);
  }

  update(seen: Seen): void {
    const { room } = seen;
    const view = this.viewOf(seen);
    if (!view) return;
    const props = this.#propsFor(room, view);
    const { roles } = this.tools.words().dice;
    const asked = this.askedSeats(view);
    props.panels.forEach((panel, seat) => {
      const role = view.roles[seat] ?? null;
      panel.update({
        life: view.life[seat] ?? 0,
        role,
        roleName: role ? roles[role] : '',
        fallen: (view.fell[seat] ?? null) !== null,
        asked: asked.includes(seat),
      });
    });
    props.coin.visible = view.turn !== null;
    if (view.turn) props.coin.position.copyFrom(props.coinAt(view.turn.seat));
    const question = this.question(view, room);
    props.ask(room.pause ? null : question);
    this.#updatePause(props, seen, question?.sentence ?? '');
    this.updateOwn(props, view, room);
    this.#updateCorners(props, view, room);
    this.#talk?.showClaims(room, view.roles);
    props.tidy();
    this.#room = room;
    this.#call(asked, room, question?.sentence ?? '');
    this.#asked = asked;
    this.#since = this.tools.now();
    this.#tellTime(room, this.#since);
  }

  /** Two knocks, and the question read out, when somebody else is asked. */
  #call(asked: readonly Seat[], { guests, pause }: RoomView, sentence: string): void {
    const isCalled = asked.some(seat => {
      const guest = guests[seat];
      return guest && !guest.bot && !guest.minded && !this.#asked.includes(seat);
    });
    if (!isCalled || pause) return;
    this.tools.sound.play('knock');
    this.tools.narrate(sentence);
  }

  /** Nothing has happened for long: whoever is waited for is pointed out once more. */
  #beckon(now: HostTime, { pause }: RoomView): void {
    this.#since = now;
    if (pause || this.#asked.length === 0) return;
    this.tools.sound.play('knock');
    for (const seat of this.#asked) this.#props?.panels[seat]?.beckon(this.tools);
  }

  hear(room: RoomView): void {
    this.#talk?.hear(room);
  }

  tick(): void {
    const room = this.#room;
    if (!room) return;
    this.#talk?.tick();
    const now = this.tools.now();
    if (now - this.#since >= PATIENCE) this.#beckon(now, room);
    if (isPassing(room)) this.#tellTime(room, now);
  }

  #tellTime(room: RoomView, now: HostTime): void {
    const words = this.tools.words().table.room;
    this.#props?.panels.forEach((panel, seat) => {
      const guest = room.guests[seat];
      panel.setTime({ presence: presenceOf(guest, now, words), left: hurryOf(room, guest, now) });
    });
    this.tools.frames.touch();
  }

  async play(told: Told, before: Seen): Promise<void> {
    const view = this.viewOf(before);
    if (!view) return;
    const props = this.#propsFor(before.room, view);
    for (const panel of props.panels) panel.setAsked(false);
    const counts = stillOut(view);
    const events = this.eventsOf(told);
    const perform = this.performer({ props, tools: this.tools, counts });
    const { timeline, frames } = this.tools;
    const pace = PACE_FACTOR[before.room.pace];
    const start = frames.now();
    const script = events.map(event => {
      const caption = this.caption(event, props.sitters);
      const read = readingTime(caption.sentence);
      return { event, caption, read, length: Math.max(read, this.lengthOf(event)) };
    });
    for (const [i, { event, caption, read }] of script.entries()) {
      const left = script.slice(i).reduce((sum, { length }) => sum + length, 0);
      timeline.speed = fitted(left, pace, frames.now() - start);
      props.tell(caption);
      if (NARRATED.has(event.type)) this.tools.narrate(caption.sentence);
      this.tools.showing(event.type);
      await Promise.all([perform(event, events.slice(i + 1)), timeline.wait(read)]);
      this.#remember(event);
      this.#paintNotes(props);
    }
  }

  recall(told: readonly Told[]): void {
    this.#recent = [];
    for (const event of told.flatMap(one => this.eventsOf(one))) this.#remember(event);
    const last = this.#recent.at(-1);
    const props = this.#props;
    if (!props) return;
    this.#paintNotes(props);
    props.recollect(last ? this.caption(last.event, props.sitters) : null);
  }

  /** The last events, oldest first. */
  recent(): readonly Recent[] {
    const sitters = this.#props?.sitters ?? [];
    const colours = sitters.map(({ colour }) => colour);
    return this.#recent.map(({ event, notes }) => ({
      told: this.caption(event, sitters),
      notes: notes.map(note => ({ ...note, what: this.lookOf(note.what) })),
      colours,
    }));
  }

  resize(): void {
    this.tools.frames.touch();
  }

  hide(): void {
    this.root.visible = false;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  #propsFor(room: RoomView, view: View): Props {
    const sitters = sittersOf(room, view, this.characterNames());
    const key = JSON.stringify([sitters, room.language, this.tools.calm]);
    if (this.#props && key === this.#built) return this.#props;
    // The talk goes on at a table that is laid anew.
    this.#talk?.removeFromParent();
    this.#props?.destroy({ children: true });
    this.#built = key;
    const props = this.makeProps(sitters);
    this.#props = props;
    this.root.addChild(props);
    if (this.#talk) {
      this.#talk.seat(props.places.map(atSeat));
      props.addChildAt(this.#talk, props.getChildIndex(props.front));
    }
    return props;
  }

  #updateCorners(props: Props, view: View, room: RoomView): void {
    const words = this.tools.words().table.game;
    const { roles, address, next } = props.corners;
    const counts = stillOut(view);
    roles.draw(JSON.stringify([words.stillOut, counts]), content =>
      paintRoles(content, { words: words.stillOut, counts }),
    );
    address.draw(JSON.stringify([words.comeBack, room.address]), content =>
      paintAddress(content, { words: words.comeBack, address: room.address }),
    );
    this.#paintNotes(props);
    this.paintTurn(next, view, room);
  }

  #updatePause(props: Props, { room, you }: Seen, question: string): void {
    const words = this.tools.words().table.room;
    props.pause.show(pauseWords(room, { steers: you.steers, question, words }), props.question);
  }

  #remember(event: Event): void {
    this.#recent = [...this.#recent, { event, notes: this.notesOf(event) }].slice(-RECENT);
  }

  #paintNotes({ corners: { events }, sitters }: Props): void {
    const notes = this.#recent
      .flatMap(one => one.notes)
      .slice(-NOTES)
      .map(note => ({ ...note, what: this.lookOf(note.what) }));
    const colours = sitters.map(({ colour }) => colour);
    events.visible = notes.length > 0;
    events.draw(JSON.stringify([notes, colours]), content => paintNotes(content, { notes, colours }));
  }
}
