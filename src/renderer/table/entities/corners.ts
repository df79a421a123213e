import { Container } from 'pixi.js';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Address, Colour } from '../../../shared/protocol/room.ts';
import { ROLES, type Role } from '../../../shared/roles.ts';
import type { Note } from '../choreography/stage.ts';
import type { ArtId } from '../stage/art-ids.ts';
import { label, nameLabel, TWO_LINES } from '../stage/label.ts';
import { CORNERS } from '../stage/layout.ts';
import { PAINT, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { QrCode } from './qr-code.ts';

function title(words: string, width: number, ...shorter: string[]) {
  const style = { size: TYPE.label, colour: PAINT.creamQuiet, max: width - 24, align: 'center' } as const;
  const text = label(words, style, ...shorter);
  text.position.set(width / 2, 30);
  return text;
}

/** How many of each role were not turned; a role nobody was dealt is left out. */
export type RoleCounts = Readonly<Partial<Record<Role, number>>>;

/** Roles whose cards have not been turned. */
export function paintRoles(
  content: Container,
  { words, counts, lost = null }: { words: string; counts: RoleCounts; lost?: Role | null },
): void {
  content.addChild(title(words, CORNERS.roles.width));
  const step = 70;
  const x = (CORNERS.roles.width - step * (Object.keys(counts).length - 1)) / 2;
  paintCounts(content, { counts, lost, x, y: 90, step, size: 56, under: 56 });
}

/** Mark and number of every role; the one that just fell in red. */
export function paintCounts(
  content: Container,
  at: {
    counts: RoleCounts;
    lost: Role | null;
    x: number;
    y: number;
    step: number;
    size: number;
    /** How far under the mark its number stands; null for beside it. */
    under: number | null;
  },
): void {
  const dealt = ROLES.filter(role => at.counts[role] !== undefined);
  dealt.forEach((role, i) => {
    const mark = picture(`roles/${role}`, { width: at.size });
    mark.position.set(at.x + i * at.step, at.y);
    const left = at.counts[role] ?? 0;
    if (left === 0) mark.alpha = 0.35;
    const number = label(`×${left}`, {
      size: at.under === null ? TYPE.figure : TYPE.body,
      weight: '800',
      colour: role === at.lost ? PAINT.lowLife : PAINT.cream,
      ...(at.under === null ? {} : { align: 'center' as const }),
    });
    number.position.set(mark.x + (at.under === null ? at.size * 0.62 : 0), at.y + (at.under ?? 0));
    content.addChild(mark, number);
  });
}

/** How one kind of event looks in the corner. */
export interface NoteLook {
  readonly picture: ArtId;
  /** Its name, for what befalls one alone. */
  readonly name: string;
  /** More of it hurts. */
  readonly harms?: boolean;
}

/** The last events in pictures: by whom, what, to whom, and what it changed; what befalls one alone has its name. */
export function paintNotes(
  content: Container,
  { notes, colours }: { notes: readonly Note<NoteLook>[]; colours: readonly Colour[] },
): void {
  notes.forEach((note, i) => content.addChild(at(noteLine(note, colours), 0, 38 + i * 57)));
}

function noteLine({ from, to, what, change }: Note<NoteLook>, colours: readonly Colour[]): Container {
  const line = new Container();
  const shape = (seat: Seat, x: number): void => {
    const colour = colours[seat];
    if (colour) line.addChild(at(picture(`shapes/${colour}`, { width: 40 }), x, 0));
  };
  const alone = from === null || to === null || from === to;
  const figure = change === null || change === 0 ? null : changed(change, { good: change > 0 && !what.harms });
  if (alone) {
    const seat = from ?? to;
    if (seat !== null) shape(seat, 34);
    line.addChild(at(notePicture(what.picture, 62), 94, 0));
    const short = what.name.split(/[ ・]/).at(-1) ?? '';
    line.addChild(at(label(what.name, { size: TYPE.label, weight: '600', max: figure ? 86 : 142 }, short), 132, 0));
  } else {
    shape(from, 34);
    line.addChild(at(notePicture(what.picture, 84), 112, 0));
    shape(to, 188);
  }
  if (figure) line.addChild(at(figure, 266, 0));
  return line;
}

function changed(change: number, { good }: { good: boolean }): Container {
  const style = { size: TYPE.body, weight: '800', align: 'right', colour: good ? PAINT.saved : PAINT.lowLife } as const;
  return label(change > 0 ? `+${change}` : `−${-change}`, style);
}

/** Whatever its shape, a drawing fills its place; arrows lie down. */
function notePicture(id: ArtId, room: number): Container {
  if (id === 'tokens/arrow') {
    const arrow = picture(id, { height: room });
    arrow.rotation = Math.PI / 2;
    return arrow;
  }
  const drawing = picture(id, { height: 50 });
  if (drawing.width > room) drawing.scale.set((drawing.scale.x * room) / drawing.width);
  return drawing;
}

function at<C extends Container>(thing: C, x: number, y: number): C {
  thing.position.set(x, y);
  return thing;
}

const CODE = 174;

/** The way in, for those who come late or back. */
export function paintAddress(
  content: Container,
  { words, address: { url, typed } }: { words: string; address: Address },
): void {
  const { width, height } = CORNERS.address;
  const text = label(typed, { size: TYPE.body, weight: '800', max: width - 28, align: 'center' });
  text.position.set(width / 2, height - 26);
  const code = new QrCode(url, { size: CODE, frame: 4 });
  code.position.set((width - CODE) / 2, 51);
  content.addChild(title(words, width), code, text);
}

export function paintNext(
  content: Container,
  {
    title: [words = '', ...shorter],
    name,
    colour,
    role,
  }: {
    /** In the order in which they are tried. */
    title: readonly string[];
    name: string;
    colour: Colour;
    role: Role | null;
  },
): void {
  const { width } = CORNERS.next;
  const shape = at(picture(`shapes/${colour}`, { width: 38 }), 56, 82);
  const text = nameLabel(name, { size: TYPE.name, weight: '800', max: width - 90 - (role ? 78 : 16), fold: TWO_LINES });
  text.position.set(90, 82);
  content.addChild(title(words, width, ...shorter), shape, text);
  if (role) content.addChild(at(picture(`roles/${role}`, { width: 52 }), width - 44, 82));
}
