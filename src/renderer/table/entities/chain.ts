import { Container, Graphics } from 'pixi.js';
import type { Colour } from '../../../shared/protocol/room.ts';
import type { Chain, Ticket } from '../scenes/tickets.ts';
import { BANG_CENTRE, TICKET, ticketPlaces } from '../stage/bang-layout.ts';
import { label } from '../stage/label.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

const OPEN = 0xe2472f;

/** The pending chain as linked tickets: cause left, what is waited for right. */
export class ChainRow extends Container {
  #shown = '';

  get isEmpty(): boolean {
    return this.children.length === 0;
  }

  show({ tickets, folded }: Chain, colours: readonly Colour[]): void {
    const key = JSON.stringify([tickets, folded, colours]);
    if (key === this.#shown) return;
    this.#shown = key;
    empty(this);
    const places = ticketPlaces(tickets.length);
    for (const [i, ticket] of tickets.entries()) {
      const at = places[i];
      if (!at) continue;
      const paper = paintTicket(ticket, colours);
      paper.position.set(at.x, at.y);
      this.addChild(paper);
      if (i > 0) this.addChild(link(at.x - TICKET.gap / 2, at.y + at.height / 2));
    }
    if (folded > 0) this.addChild(fold(folded));
  }
}

function paintTicket({ from, picture: id, to, is, words }: Ticket, colours: readonly Colour[]): Container {
  const { width: w, height: h } = TICKET;
  const paper = new Container();
  const bite = 12;
  const outline = [
    bite, 0, w - bite, 0, w - bite, bite, w, bite, w, h - bite, w - bite, h - bite, w - bite, h,
    bite, h, bite, h - bite, 0, h - bite, 0, bite, bite, bite,
  ]; // prettier-ignore
  const sheet = new Graphics()
    .poly(outline.map((v, i) => (i % 2 ? v + 6 : v + 3)))
    .fill({ color: 0x000000, alpha: 0.4 })
    .poly(outline, true)
    .fill(is === 'open' ? 0xfdf5e1 : PAINT.paper)
    .stroke({ color: INK, width: 4, join: 'round' });
  if (is === 'open') {
    sheet
      .rect(bite + 4, 6, w - 2 * bite - 8, 6)
      .rect(bite + 4, h - 12, w - 2 * bite - 8, 6)
      .fill(OPEN);
  }
  paper.addChild(sheet);
  const line = row({ from, id, to, is }, colours);
  const y = 53;
  const wide = line.reduce((sum, [, width]) => sum + width, 0) + 8 * (line.length - 1);
  let x = (w - wide) / 2;
  for (const [thing, width] of line) {
    thing.position.set(x + width / 2, y);
    paper.addChild(thing);
    x += width + 8;
  }
  const text = label(words, {
    size: TYPE.floor,
    weight: '800',
    colour: is === 'open' ? PAINT.blood : INK,
    max: w - 20,
    align: 'center',
  });
  text.position.set(w / 2, h - 30);
  paper.addChild(text);
  return paper;
}

/** What stands in the upper half, each with its width. */
function row(
  { from, id, to, is }: { from: number | null; id: Ticket['picture']; to: number | null; is: Ticket['is'] },
  colours: readonly Colour[],
): (readonly [Container, number])[] {
  const shape = (seat: number | null): (readonly [Container, number])[] => {
    const colour = seat === null ? undefined : colours[seat];
    return colour ? [[picture(`shapes/${colour}`, { width: 34 }), 34]] : [];
  };
  const drawing = picture(`card-pictures/${id}`, { width: 62 });
  if (is === 'open') drawing.alpha = 0.55;
  const mark: (readonly [Container, number])[] =
    is === 'found'
      ? [[picture('things/check', { width: 52 }), 52]]
      : is === 'open'
        ? [[hourglass(), 44]]
        : to === null
          ? []
          : [[arrow(), 28]];
  return [...shape(from), [drawing, 62], ...mark, ...shape(to)];
}

function hourglass(): Container {
  const sand = picture('icons/hourglass', { height: 54 });
  sand.tint = PAINT.blood;
  return sand;
}

function arrow(): Graphics {
  return new Graphics()
    .moveTo(-13, 0)
    .lineTo(12, 0)
    .moveTo(2, -10)
    .lineTo(13, 0)
    .lineTo(2, 10)
    .stroke({ color: INK, width: 6, cap: 'round', join: 'round' });
}

function link(x: number, y: number): Graphics {
  const ring = new Graphics();
  for (const dy of [-12, 12]) {
    ring
      .roundRect(x - 17, y + dy - 7, 34, 14, 7)
      .stroke({ color: INK, width: 9 })
      .roundRect(x - 17, y + dy - 7, 34, 14, 7)
      .stroke({ color: PAINT.brass, width: 5 });
  }
  return ring;
}

/** "+2": how many older tickets are not shown. */
function fold(count: number): Container {
  const { x, y } = BANG_CENTRE.chain;
  const tag = new Container();
  const words = label(`+${count}`, { size: TYPE.floor, weight: '900', align: 'center' });
  tag.addChild(new Graphics().circle(0, 0, 24).fill(PAINT.oak).stroke({ color: INK, width: 4 }), words);
  tag.position.set(x + 6, y + 2);
  return tag;
}
