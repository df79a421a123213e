import { Container, Graphics } from 'pixi.js';
import type { GuestView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { label, nameLabel } from '../stage/label.ts';
import { NOTE } from '../stage/lobby-layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { guestMedal } from '../stage/pieces.ts';
import { art, picture } from '../stage/textures.ts';
import { PresenceMark } from './presence.ts';

const SHEETS = ['paper/note-1', 'paper/note-2', 'paper/note-3', 'paper/note-4'] as const;
/** The paper in its drawing, without shadow. */
const DRAWN = { width: 272, height: 236 };
const MIDDLE = NOTE.width / 2;

/** A guest's paper on the wall, and the mark on it that says whether he is here; origin at its top left. */
export function guestNote(
  guest: GuestView,
  { place, leads, fresh }: { place: number; leads: boolean; fresh: boolean },
  words: Catalogue['table']['lobby'],
): { note: Container; presence: PresenceMark } {
  const note = new Container();
  const sheet = picture(SHEETS[place % SHEETS.length] ?? SHEETS[0]);
  sheet.scale.set(NOTE.width / DRAWN.width, NOTE.height / DRAWN.height);
  sheet.position.set(MIDDLE, NOTE.height / 2);
  const medal = guestMedal({ mark: guest.mark, colour: guest.colour, radius: 64 });
  medal.position.set(MIDDLE, 88);
  const tack = picture('things/tack', { width: 28 });
  tack.position.set(MIDDLE, 13);
  const style = { size: 40, weight: '800', colour: INK, max: NOTE.width - 32, align: 'center' } as const;
  const name = nameLabel(guest.name, { ...style, fold: { size: TYPE.body - 1, leading: 27 } });
  name.position.set(MIDDLE, 176);
  note.addChild(sheet, medal, tack, name);
  if (leads) {
    const crown = picture('things/crown', { width: 66 });
    crown.position.set(36, 46);
    crown.rotation = -0.2;
    note.addChild(crown);
  }
  const presence = new PresenceMark({ radius: 64, width: 166, plate: 24, rest: { x: -76, y: 37 } });
  presence.position.copyFrom(medal.position);
  note.addChild(presence);
  if (fresh) note.addChild(freshTag(words.fresh));
  return { note, presence };
}

function freshTag(text: string): Container {
  const tag = new Container();
  const words = label(text, { size: TYPE.body, weight: '800', max: 70, align: 'center' });
  tag.addChild(new Graphics().roundRect(-43, -24, 86, 48, 6).fill(PAINT.blood).stroke({ color: INK, width: 4 }), words);
  tag.position.set(NOTE.width - 44, 36);
  tag.rotation = 0.14;
  return tag;
}

/** A place nobody has taken yet. */
export function emptyChair(words: Catalogue['table']['lobby']): Container {
  const place = new Container();
  const frame = new Graphics()
    .roundRect(4, 4, NOTE.width - 8, NOTE.height - 8, 10)
    .fill({ color: PAINT.night, alpha: 0.45 });
  dashes(frame, 4, 4, NOTE.width - 8, NOTE.height - 8);
  frame.stroke({ color: PAINT.tan, width: 3, alpha: 0.8 });
  const chair = picture('icons/chair', { height: Math.min(88, art('icons/chair').height) });
  chair.position.set(MIDDLE, 80);
  const text = label(words.emptyChair, { size: TYPE.body, colour: PAINT.creamQuiet, max: 230, align: 'center' });
  text.position.set(MIDDLE, 166);
  place.addChild(frame, chair, text);
  return place;
}

function dashes(graphics: Graphics, x: number, y: number, width: number, height: number): void {
  const dash = 12;
  for (let at = 0; at < width - dash; at += 2 * dash) {
    graphics.moveTo(x + at, y).lineTo(x + at + dash, y);
    graphics.moveTo(x + at, y + height).lineTo(x + at + dash, y + height);
  }
  for (let at = 0; at < height - dash; at += 2 * dash) {
    graphics.moveTo(x, y + at).lineTo(x, y + at + dash);
    graphics.moveTo(x + width, y + at).lineTo(x + width, y + at + dash);
  }
}
