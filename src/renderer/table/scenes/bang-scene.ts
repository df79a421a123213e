import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { GameView, Told } from '../../../shared/games.ts';
import type { RoomView } from '../../../shared/protocol/room.ts';
import { bangAskedText, pendingOf } from '../../../shared/text/bang/prompts.ts';
import { BangScreen, checkOf } from '../choreography/bang-screen.ts';
import type { BangNews } from '../choreography/bang-stage.ts';
import { perform } from '../choreography/bang.ts';
import { bangLength } from '../choreography/bang-lengths.ts';
import { bangNotes } from '../choreography/notes.ts';
import type { Note } from '../choreography/stage.ts';
import type { Performance } from '../choreography/table-screen.ts';
import type { Board } from '../entities/board.ts';
import type { NoteLook } from '../entities/corners.ts';
import { paintPhase } from '../entities/turn-phase.ts';
import type { Question } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import { TICKET } from '../stage/bang-layout.ts';
import { shorterNames } from '../stage/fit.ts';
import { BangProps } from './bang-props.ts';
import { bangCaption } from './caption.ts';
import { namesIn, type CharacterNames } from './columns.ts';
import { GameScene } from './game-scene.ts';
import type { Seen } from './scene.ts';
import { chainOf, NOTHING_PENDING } from './tickets.ts';

type View = GameView<'bang'>;

/** After these the chain no longer says what is being waited for. */
const RESOLVES: ReadonlySet<SeenBangEvent['type']> = new Set(['dodged', 'lostLife', 'eliminated', 'turnEnded']);

/** The card game: hands, cards in play, deck, discard pile and what is pending between the seats. */
export class BangScene extends GameScene<View, SeenBangEvent, BangProps, BangNews> {
  protected viewOf({ game }: Seen): View | null {
    return game?.id === 'bang' ? game : null;
  }

  protected eventsOf(told: Told): readonly SeenBangEvent[] {
    return told.id === 'bang' ? told.events : [];
  }

  protected characterNames(): CharacterNames {
    return this.tools.bang().characters;
  }

  protected makeProps(sitters: readonly Sitter[]): BangProps {
    const { calm, timeline } = this.tools;
    return new BangProps(sitters, { names: this.tools.bang().cards, calm, timeline });
  }

  protected askedSeats({ asked }: View): readonly Seat[] {
    return asked.map(({ seat }) => seat);
  }

  protected question(view: View, { guests }: Pick<RoomView, 'guests'>): Question | null {
    const [asked, another] = view.asked;
    const guest = asked ? guests[asked.seat] : undefined;
    if (!asked || !guest) return null;
    if (another) return { name: '', colour: null, sentence: this.tools.words().table.game.everybodyChooses };
    const sentence = bangAskedText(this.tools.bang(), asked, view, namesIn(guests));
    return { name: guest.name, colour: guest.colour, sentence };
  }

  protected lookOf(what: BangNews): NoteLook {
    const words = this.tools.bang();
    if (typeof what === 'object')
      return { picture: `portraits/${what.ability}`, name: words.characters[what.ability].name };
    switch (what) {
      case 'life':
        return { picture: 'tokens/bullet', name: '' };
      case 'death':
        return { picture: 'things/tombstone', name: this.tools.words().table.game.goneWest };
      default:
        return { picture: `card-pictures/${what}`, name: words.cards[what].name };
    }
  }

  protected performer(made: Performance<BangProps>) {
    const stage = new BangScreen(made);
    made.props.moment?.question.ask(null);
    return async (event: SeenBangEvent, later: readonly SeenBangEvent[]) => {
      await perform(stage, event, later);
      if (RESOLVES.has(event.type)) made.props.chain.show(NOTHING_PENDING, []);
    };
  }

  protected lengthOf(event: SeenBangEvent): number {
    return bangLength(event);
  }

  protected caption(event: SeenBangEvent, sitters: readonly Sitter[]): Question {
    return bangCaption(event, sitters, this.tools.bang());
  }

  protected notesOf(event: SeenBangEvent): readonly Note<BangNews>[] {
    return bangNotes(event);
  }

  protected paintTurn(corner: Board, { turn }: View, { guests, language }: RoomView): void {
    const guest = turn ? guests[turn.seat] : undefined;
    corner.visible = guest !== undefined;
    if (!guest || !turn) return;
    const { turnOf } = this.tools.words().table.show;
    const title = [guest.name, ...shorterNames(guest.name)].map(name => turnOf({ name }));
    const phase = turn.phase === 'begin' ? null : turn.phase;
    corner.draw(JSON.stringify([guest.name, phase, language]), content => paintPhase(content, { title, phase }));
  }

  protected updateOwn(props: BangProps, view: View, room: RoomView): void {
    props.hands.forEach((hand, seat) => {
      hand.setCount(view.hands[seat] ?? 0);
      hand.setReach(view.reach[seat] ?? 0);
      props.showInPlay(seat, view.inPlay[seat] ?? []);
    });
    const duel = pendingOf(view, 'duel');
    props.duel = duel && [duel.by, duel.at];
    props.bangs = view.turn?.bangs ?? 0;
    props.deck.setCount(view.deck);
    props.discard.show(view.discard);
    props.discard.visible = props.before.visible = view.store === null;
    this.#updatePending(props, view, room);
  }

  #updatePending(props: BangProps, view: View, { guests }: RoomView): void {
    const words = this.tools.bang();
    const colours = props.sitters.map(({ colour }) => colour);
    props.store.show(view.store);
    const store = pendingOf(view, 'store');
    const now = view.asked[0]?.seat;
    props.store.queue(store && now !== undefined ? [now, ...store.left].flatMap(seat => colours[seat] ?? []) : []);
    const chain = chainOf(view, { words, name: namesIn(guests), most: TICKET.most });
    props.chain.show(view.store ? NOTHING_PENDING : chain, colours);
    const shot = pendingOf(view, 'shot');
    if (shot) props.panels[shot.at]?.setAimed(true);
    this.#updateMoment(props, view, guests);
  }

  /** While Lucky Duke chooses, his draw! stays on the screen. */
  #updateMoment(props: BangProps, view: View, guests: RoomView['guests']): void {
    const check = pendingOf(view, 'check');
    if (!check) return props.closeMoment();
    const { seat, why, cards } = check;
    const living = view.fell.flatMap((fell, other) => (fell === null ? [other] : []));
    const { sitters } = props;
    const moment = props.openMoment(`${seat} ${why}`, () =>
      checkOf({ seat, why }, { words: this.tools.bang(), sitters, living }),
    );
    moment.alpha = 1;
    if (cards.some((card, i) => moment.shown[i] !== card)) moment.lay(cards);
    moment.question.ask(this.question(view, { guests }));
  }
}
