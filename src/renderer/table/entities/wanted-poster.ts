import { Container, Graphics } from 'pixi.js';
import type { Address } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { label } from '../stage/label.ts';
import { LOBBY } from '../stage/lobby-layout.ts';
import { INK, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { QrCode } from './qr-code.ts';

const { width: WIDTH, height: HEIGHT } = LOBBY.poster;
const CODE = { x: 55, y: 146, size: 430 };

/** The way to the table: code, address and name. Origin at the top left of the paper. */
export class WantedPoster extends Container {
  constructor(address: Address, words: Catalogue['table']['lobby']) {
    super();
    const paper = picture('paper/poster');
    paper.position.set(WIDTH / 2, HEIGHT / 2);
    const middle = WIDTH / 2;
    const print = (
      text: string,
      y: number,
      style: Omit<Parameters<typeof label>[1], 'colour' | 'align'>,
    ): Container => {
      const line = label(text, { ...style, colour: INK, align: 'center' });
      line.position.set(middle, y);
      return line;
    };
    const code = new QrCode(address.url, { size: CODE.size, frame: 6 });
    code.position.set(CODE.x, CODE.y);
    const line = new Graphics()
      .moveTo(48, 668)
      .lineTo(WIDTH - 48, 668)
      .stroke({ color: INK, width: 3 });
    this.addChild(
      paper,
      print(words.wanted, 60, { face: 'sign', size: 76, max: 420 }),
      print(words.wantedWho, 116, { size: 30, max: 420 }),
      line,
      code,
      print(words.scan, 626, { size: 38, weight: '800', max: 450 }),
    );
    if (address.local === null) {
      this.addChild(print(address.typed, 716, { size: TYPE.address, weight: '900', max: 470 }));
    } else {
      this.addChild(
        print(address.typed, 701, { size: TYPE.address, weight: '900', max: 470 }),
        print(words.orLocal({ local: address.local }), 742, { size: TYPE.label, max: 470 }),
      );
    }
    for (const x of [26, WIDTH - 26]) {
      const tack = picture('things/tack', { width: 30 });
      tack.position.set(x, 26);
      this.addChild(tack);
    }
  }
}
