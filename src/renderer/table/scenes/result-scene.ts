import { Container } from 'pixi.js';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Role } from '../../../shared/roles.ts';
import { guessPaper } from '../entities/guess-paper.ts';
import { hangingSign } from '../entities/hanging-sign.ts';
import { resultBoards } from '../entities/result-boards.ts';
import { loserPanel, winnerFigure, type Figure } from '../entities/result-people.ts';
import { loserPlaces, RESULT, winnerPlaces } from '../stage/result-layout.ts';
import { picture, room as wallpaper } from '../stage/textures.ts';
import { mix, settle } from '../stage/tween.ts';
import { resultModel, type Guesses, type ResultModel } from './result-model.ts';
import type { Scene, Seen, Tools } from './scene.ts';
import { empty } from '../stage/empty.ts';

/** How far a fallen board drops from. */
const ABOVE = 320;
/** How long a sheet of guesses stays; after all of them the first stays for good. */
const READ = 7000;

type Words = Catalogue['table']['result'];

const RAYS: Readonly<Record<Role, number>> = {
  sheriff: 0xd9a23a,
  deputy: 0x2f7fc0,
  outlaw: 0xb02a1a,
  renegade: 0x7a5ab0,
};

interface Painted {
  readonly sign: Container;
  readonly winners: readonly Figure[];
  readonly losers: readonly Figure[];
}

/** After a game: who won, who was what and did what, what turned it, who guessed right, the evening so far. */
export class ResultScene implements Scene {
  readonly root = new Container();
  readonly #tools: Tools;
  readonly #content = new Container();
  readonly #paper = new Container();
  #sheets: readonly Guesses[] = [];
  #sheet = 0;
  #turned = 0;
  #since = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.root.addChild(wallpaper('rooms/wall'), this.#content, this.#paper);
  }

  show(seen: Seen): void {
    void this.#reveal(this.#paint(seen));
  }

  update(seen: Seen): void {
    this.#paint(seen);
    this.#tools.frames.touch();
  }

  /** One sheet of guesses after the other, once round: a table that nobody looks at rests. */
  tick(): void {
    const now = this.#tools.now();
    if (this.#sheets.length < 2 || this.#turned >= this.#sheets.length || now - this.#since < READ) return;
    this.#turned++;
    this.#turnTo((this.#sheet + 1) % this.#sheets.length);
    this.#tools.frames.touch();
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

  #paint({ room, game, you }: Seen): Painted {
    empty(this.#content);
    const model = resultModel(room, game);
    const { dice, table } = this.#tools.words();
    const words = table.result;
    const sign = titleSign(model, words, dice.outcomes);
    const paper = model.guesses.length > 0;
    const places = winnerPlaces(model.winners.length, { paper });
    const winners = model.winners.flatMap((person, i) => {
      const place = places[i];
      if (!place) return [];
      const figure = winnerFigure(person, place, dice.roles);
      figure.piece.position.copyFrom(place);
      return [figure];
    });
    const rest = loserPlaces(model.losers.length, { alone: winners.length === 0 && !paper });
    const losers = model.losers.flatMap((person, i) => (rest[i] ? [loserPanel(person, rest[i], dice.roles)] : []));
    this.#content.addChild(
      ...backlight(model, this.#tools.calm),
      sign,
      ...[...winners, ...losers].map(({ piece }) => piece),
      ...resultBoards(model, words, { deals: !you.steers }),
    );
    // Somebody has shown his book: once more round.
    if (model.guesses.length !== this.#sheets.length) this.#turned = 0;
    this.#sheets = model.guesses;
    this.#turnTo(Math.min(this.#sheet, Math.max(0, this.#sheets.length - 1)));
    return { sign, winners, losers };
  }

  #turnTo(sheet: number): void {
    empty(this.#paper);
    this.#sheet = sheet;
    this.#since = this.#tools.now();
    const guesses = this.#sheets[sheet];
    const { dice, table } = this.#tools.words();
    if (guesses) this.#paper.addChild(guessPaper(guesses, table.result.guesses, dice.roles));
  }

  /** The sign drops, the winners come up one after the other, then everybody's role is turned. */
  async #reveal({ sign, winners, losers }: Painted): Promise<void> {
    const { calm, timeline } = this.#tools;
    if (calm) return;
    const places = winners.map(({ piece: { x, y } }) => ({ x, y }));
    const turns = [...winners, ...losers].map(({ role }) => ({ role, wide: role.scale.x }));
    for (const { piece } of winners) piece.alpha = 0;
    for (const { role } of turns) role.scale.x = 0;
    await timeline.tween(500, t => whole(sign, () => (sign.y = mix(-ABOVE, 0, t))), settle);
    for (const [i, { piece }] of winners.entries()) {
      const y = places[i]?.y ?? 0;
      void timeline.tween(
        320,
        t =>
          whole(piece, () => {
            piece.alpha = Math.min(1, t * 1.5);
            piece.y = mix(y + 60, y, t);
          }),
        settle,
      );
      await timeline.wait(120);
    }
    for (const { role, wide } of turns) {
      void timeline.tween(280, t => whole(role, () => (role.scale.x = wide * t)), settle);
      await timeline.wait(90);
    }
  }
}

/** A new view may have replaced the piece in the middle of its move. */
function whole(piece: Container, move: () => void): void {
  if (!piece.destroyed) move();
}

function titleSign({ reason, emblem }: ResultModel, words: Words, outcomes: Catalogue['dice']['outcomes']): Container {
  const end = (): Container => picture(`roles/${emblem ?? 'outlaw'}`, { height: emblem === 'renegade' ? 124 : 140 });
  return hangingSign(RESULT.sign, {
    title: outcomes[reason ?? 'nobody'].headline,
    below: reason ? words.because[reason] : words.abandoned,
    ends: emblem ? [end(), end()] : null,
    framed: false,
  });
}

function backlight({ emblem }: ResultModel, calm: boolean): Container[] {
  const pool = picture('light/pool', { width: 1900 });
  pool.position.copyFrom(RESULT.light);
  pool.alpha = 0.55;
  if (!emblem || calm) return [pool];
  const rays = picture('light/rays', { width: 2700 });
  rays.position.set(RESULT.light.x, RESULT.light.y + 130);
  rays.tint = RAYS[emblem];
  rays.alpha = 0.42;
  return [rays, pool];
}
