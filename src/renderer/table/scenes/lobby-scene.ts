import { Container } from 'pixi.js';
import type { GameId } from '../../../shared/games.ts';
import type { GuestNo, GuestView, HostTime, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { changedRules, houseRules, type HouseRuleWords } from '../../../shared/text/house-rules.ts';
import { emptyChair, guestNote } from '../entities/guest-note.ts';
import { gamePlanks } from '../entities/game-planks.ts';
import type { PresenceMark } from '../entities/presence.ts';
import { hangingSign } from '../entities/hanging-sign.ts';
import { Spotlight } from '../entities/spotlight.ts';
import { WantedPoster } from '../entities/wanted-poster.ts';
import { atNote } from '../stage/bubble-layout.ts';
import { LOBBY, NOTE, notePlaces } from '../stage/lobby-layout.ts';
import { picture, room as wallpaper } from '../stage/textures.ts';
import { mix, settle } from '../stage/tween.ts';
import { lobbyFoot } from './lobby-foot.ts';
import { isPassing, presenceOf } from './passing.ts';
import type { Scene, Seen, Tools } from './scene.ts';
import { TalkLayer } from './talk-layer.ts';
import { empty } from '../stage/empty.ts';

/** So long nothing happens before the light is turned down. */
const IDLE = 60_000;
/** How far the sign drops from. */
const ABOVE = 260;

type Words = Catalogue['table']['lobby'];

/** Before a game: the way in, who is seated, what will be played and who starts it. */
export class LobbyScene implements Scene {
  readonly root = new Container();
  readonly #tools: Tools;
  readonly #wall = new Container();
  readonly #live = new Container();
  #built = '';
  /** By place, of those who sit there. */
  #marks: { readonly mark: PresenceMark; readonly guest: GuestView }[] = [];
  #known: ReadonlySet<GuestNo> = new Set();
  #fresh: ReadonlySet<GuestNo> = new Set();
  #room: RoomView | null = null;
  #talk: TalkLayer | null = null;
  #dusk: Spotlight | null = null;
  #since = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.root.addChild(wallpaper('rooms/wall'), this.#wall, this.#live);
  }

  show(seen: Seen): void {
    this.#known = new Set(seen.room.guests.map(({ guest }) => guest));
    this.#talk = this.root.addChild(new TalkLayer(this.#tools, seen.room));
    this.update(seen);
    this.#open();
  }

  update({ room }: Seen): void {
    const words = this.#tools.words().table.lobby;
    const changed = changedRules(houseRules(room.game, room.rules, this.#ruleWords(room.game))).map(words.played);
    const wall = JSON.stringify([room.language, room.game, room.address.local, changed]);
    if (wall !== this.#built) {
      this.#built = wall;
      empty(this.#wall);
      this.#wall.addChild(...fixtures(words), ...gamePlanks(room, { words, changed, cards: this.#tools.bang().cards }));
    }
    const came = room.guests.filter(({ guest }) => !this.#known.has(guest)).map(({ guest }) => guest);
    if (came.length > 0) this.#fresh = new Set(came);
    if (came.length > 0) this.#tools.sound.play('creak');
    this.#known = new Set(room.guests.map(({ guest }) => guest));
    empty(this.#live);
    const poster = new WantedPoster(room.address, words);
    poster.position.copyFrom(LOBBY.poster);
    this.#live.addChild(poster, ...this.#notes(room, words, came), ...lobbyFoot(room, this.#tools.words().table));
    this.#talk?.seat(notePlaces(room.guests.length).map(atNote));
    this.#room = room;
    this.#stir();
    this.#tellTime(this.#since);
  }

  hear(room: RoomView): void {
    this.#talk?.hear(room);
  }

  tick(): void {
    this.#talk?.tick();
    const now = this.#tools.now();
    if (!this.#dusk && now - this.#since >= IDLE) this.#turnDown();
    if (this.#room && isPassing(this.#room)) this.#tellTime(now);
  }

  #tellTime(now: HostTime): void {
    const words = this.#tools.words().table.room;
    for (const { mark, guest } of this.#marks) mark.show(presenceOf(guest, now, words));
    this.#tools.frames.touch();
  }

  #stir(): void {
    this.#since = this.#tools.now();
    this.#dusk?.destroy();
    this.#dusk = null;
  }

  /** Nobody came for a while: the light goes to the way in, and then the screen rests. */
  #turnDown(): void {
    const dusk = new Spotlight(LOBBY.poster);
    this.#dusk = dusk;
    this.root.addChild(dusk);
    void this.#tools.timeline.tween(1200, t => {
      if (!dusk.destroyed) dusk.alpha = t;
    });
  }

  resize(): void {
    this.#tools.frames.touch();
  }

  hide(): void {
    this.root.visible = false;
  }

  destroy(): void {
    empty(this.#wall);
    empty(this.#live);
    this.root.destroy({ children: true });
  }

  #ruleWords(game: GameId): HouseRuleWords {
    switch (game) {
      case 'dice':
        return this.#tools.words().dice.options;
      case 'bang':
        return this.#tools.bang().options;
      default:
        return game satisfies never;
    }
  }

  #notes(room: RoomView, words: Words, came: readonly GuestNo[]): Container[] {
    this.#marks = [];
    return notePlaces(Math.max(room.seats.max, room.guests.length)).map((at, place) => {
      const guest = room.guests[place];
      const note = guest ? this.#note(guest, { place, room }) : emptyChair(words);
      note.position.copyFrom(at);
      if (guest && came.includes(guest.guest)) this.#pin(note);
      return note;
    });
  }

  #note(guest: GuestView, { place, room }: { place: number; room: RoomView }): Container {
    const look = { place, leads: guest.guest === room.lead, fresh: this.#fresh.has(guest.guest) };
    const { note, presence } = guestNote(guest, look, this.#tools.words().table.lobby);
    this.#marks.push({ mark: presence, guest });
    return note;
  }

  /** The lamps come up and the sign drops. */
  #open(): void {
    const { calm, timeline } = this.#tools;
    if (calm) return;
    const wall = this.#wall;
    const [lamps, sign] = [wall.children.filter(({ label }) => label === LAMP), wall.getChildByLabel(SIGN)];
    void timeline.tween(900, t => {
      for (const lamp of lamps) if (!lamp.destroyed) lamp.alpha = t;
    });
    void timeline.tween(
      700,
      t => {
        if (sign && !sign.destroyed) sign.y = mix(-ABOVE, 0, t);
      },
      settle,
    );
  }

  /** A new paper is slapped on the wall. */
  #pin(note: Container): void {
    const { x, y } = note.position;
    const { calm, timeline } = this.#tools;
    void timeline.tween(
      calm ? 160 : 380,
      t => {
        if (note.destroyed) return;
        note.alpha = Math.min(1, t * 2);
        if (calm) return;
        const size = mix(1.3, 1, t);
        note.scale.set(size);
        note.position.set(x - (NOTE.width * (size - 1)) / 2, y - (NOTE.height * (size - 1)) / 2);
      },
      settle,
    );
  }
}

const LAMP = 'lamp';
const SIGN = 'sign';

/** What stays on the wall while people come and go. */
function fixtures(words: Words): Container[] {
  const lanterns = [150, 1770].map(x => {
    const light = new Container({ label: LAMP });
    const glow = picture('light/pool', { width: 460 });
    glow.alpha = 0.45;
    light.addChild(glow, picture('things/lantern', { width: 104 }));
    light.position.set(x, 96);
    return light;
  });
  const doors = (): Container => picture('things/sign', { width: 80 });
  const sign = hangingSign(LOBBY.sign, { title: words.title, ends: [doors(), doors()], framed: true });
  sign.label = SIGN;
  return [...lanterns, sign];
}
