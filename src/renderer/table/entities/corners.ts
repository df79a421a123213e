import type { Container } from 'pixi.js';
import type { Colour } from '../../../shared/protocol/room.ts';
import { ROLES, type Role } from '../../../shared/roles.ts';
import type { Note } from '../choreography/stage.ts';
import type { ArtId } from '../stage/art-ids.ts';
import { label } from '../stage/label.ts';
import { CORNERS } from '../stage/layout.ts';
import { PAINT, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';

function title(words: string, width: number) {
  const text = label(words, {
    size: TYPE.label,
    weight: '600',
    colour: PAINT.creamQuiet,
    max: width - 24,
    align: 'center',
  });
  text.position.set(width / 2, 30);
  return text;
}

/** Roles whose cards have not been turned. */
export function paintRoles(
  content: Container,
  { words, counts, lost = null }: { words: string; counts: Readonly<Record<Role, number>>; lost?: Role | null },
): void {
  content.addChild(title(words, CORNERS.roles.width));
  paintCounts(content, { counts, lost, x: 38, y: 90, step: 70, size: 56, under: 56 });
}

/** Mark and number of every role; the one that just fell in red. */
export function paintCounts(
  content: Container,
  at: {
    counts: Readonly<Record<Role, number>>;
    lost: Role | null;
    x: number;
    y: number;
    step: number;
    size: number;
    /** How far under the mark its number stands; null for beside it. */
    under: number | null;
  },
): void {
  ROLES.forEach((role, i) => {
    const mark = picture(`roles/${role}`, { width: at.size });
    mark.position.set(at.x + i * at.step, at.y);
    const left = at.counts[role];
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

/** The last events in pictures: by whom, what, to whom, and what it changed. */
export function paintNotes(
  content: Container,
  { notes, colours }: { notes: readonly Note<NoteLook>[]; colours: readonly Colour[] },
): void {
  notes.forEach((note, i) => {
    const y = 38 + i * 57;
    const from = note.from === null ? undefined : colours[note.from];
    const to = note.to === null ? undefined : colours[note.to];
    if (from) content.addChild(at(picture(`shapes/${from}`, { width: 40 }), 34, y));
    content.addChild(at(notePicture(note.what.picture), 112, y));
    if (to) content.addChild(at(picture(`shapes/${to}`, { width: 40 }), 188, y));
    if (note.change !== null && note.change !== 0) {
      const good = note.change > 0 && !note.what.harms;
      const text = label(note.change > 0 ? `+${note.change}` : `−${-note.change}`, {
        size: TYPE.body,
        weight: '800',
        colour: good ? PAINT.saved : PAINT.lowLife,
        align: 'right',
      });
      text.position.set(262, y);
      content.addChild(text);
    }
  });
}

/** Whatever its shape, a drawing fills its place; arrows lie down. */
function notePicture(id: ArtId): Container {
  const drawing = picture(id, { height: 50 });
  if (id === 'tokens/arrow') drawing.rotation = Math.PI / 2;
  else if (drawing.width > 84) drawing.scale.set((drawing.scale.x * 84) / drawing.width);
  return drawing;
}

function at<C extends Container>(thing: C, x: number, y: number): C {
  thing.position.set(x, y);
  return thing;
}

export function paintAddress(content: Container, { words, typed }: { words: string; typed: string }): void {
  const { width } = CORNERS.address;
  const text = label(typed, { size: TYPE.body, weight: '800', max: width - 28, align: 'center' });
  text.position.set(width / 2, 82);
  content.addChild(title(words, width), text);
}

export function paintNext(
  content: Container,
  { words, name, colour, role }: { words: string; name: string; colour: Colour; role: Role | null },
): void {
  const { width } = CORNERS.next;
  const shape = at(picture(`shapes/${colour}`, { width: 38 }), 56, 82);
  const text = label(name, { size: TYPE.name, weight: '800', max: width - 90 - (role ? 78 : 16) });
  text.position.set(90, 82);
  content.addChild(title(words, width), shape, text);
  if (role) content.addChild(at(picture(`roles/${role}`, { width: 52 }), width - 44, 82));
}
