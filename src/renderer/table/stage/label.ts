import '@fontsource/rye/400.css';
import '@fontsource/dela-gothic-one/400.css';
import '@fontsource-variable/bitter/wght.css';
import '@fontsource-variable/noto-sans-jp/wght.css';
import { CanvasTextMetrics, Container, Text, TextStyle, type TextStyleFontWeight } from 'pixi.js';
import { fit, fitTwoLines, fitWhole, shorterNames, type Fitted } from './fit.ts';
import { FACE, PAINT, TYPE } from './palette.ts';

const FACES = { sign: FACE.title, body: FACE.text };

export interface LabelStyle {
  /** `sign` for titles, card and role names; never for sentences or figures. */
  readonly face?: keyof typeof FACES;
  /** Height of the type in design pixels. */
  readonly size: number;
  readonly weight?: TextStyleFontWeight;
  readonly colour?: number | string;
  readonly outline?: { readonly colour: number | string; readonly width: number };
  /** Room in design pixels; without it the text takes what it needs. */
  readonly max?: number;
  /** Break into lines at `max` instead of squeezing. */
  readonly wrap?: boolean;
  readonly leading?: number;
  /** Two lines of this size instead, when one line cannot hold it. */
  readonly fold?: { readonly size: number; readonly leading: number };
  readonly align?: 'left' | 'center' | 'right';
  /** Where the position is in the text: 0, 0 its top left, 0.5, 0.5 its middle. Left and middle of the line when left out. */
  readonly anchor?: { readonly x: number; readonly y: number };
}

const live = new Set<Label>();
let sharpness = 1;
let arrived = (): void => undefined;

/** Screen pixels a design pixel; all text follows. */
export function sharpenText(scale: number): void {
  sharpness = Math.min(3, Math.max(1, scale));
  for (const text of live) text.sharpen();
}

/** Called whenever text is drawn later than it was said, because its letters had to be fetched. */
export function onLateText(listener: () => void): void {
  arrived = listener;
}

/** One piece of text. It shows nothing until the typefaces of its very letters are here, so no stand-in is ever painted. */
export class Label extends Container {
  /** Settles when the last words are drawn. */
  ready: Promise<void> = Promise.resolve();
  private readonly drawn: Text;
  private readonly options: LabelStyle;
  private said: { text: string; shorter: readonly string[] } | null = null;

  constructor(options: LabelStyle) {
    super();
    this.options = options;
    this.drawn = new Text({
      text: '',
      style: styleOf(options),
      anchor: options.anchor ?? { x: alignment(options), y: 0.5 },
      resolution: sharpness,
    });
    this.addChild(this.drawn);
    live.add(this);
  }

  /** Change the words; the first of `shorter` that fits is used when the whole text does not. */
  say(text: string, ...shorter: string[]): this {
    if (this.said?.text === text && this.said.shorter.join('\n') === shorter.join('\n')) return this;
    const said = { text, shorter };
    this.said = said;
    const font = cssFont(this.options);
    const letters = `${text}${shorter.join('')}…`;
    if (text === '' || document.fonts.check(font, letters)) {
      this.draw(said);
      return this;
    }
    this.drawn.visible = false;
    const show = (): void => {
      if (this.said !== said || this.destroyed) return;
      this.draw(said);
      arrived();
    };
    // A face that cannot be had is no reason to leave the table speechless.
    this.ready = document.fonts.load(font, letters).then(show, show);
    return this;
  }

  paint(colour: number | string): this {
    this.drawn.style.fill = colour;
    return this;
  }

  sharpen(): void {
    this.drawn.resolution = sharpness;
  }

  override destroy(): void {
    live.delete(this);
    super.destroy({ children: true });
  }

  private draw({ text, shorter }: { text: string; shorter: readonly string[] }): void {
    const { max, wrap, fold, size, leading } = this.options;
    const style = this.drawn.style;
    const width = (words: string): number => CanvasTextMetrics.measureText(words, style, undefined, false).width;
    if (fold) {
      style.fontSize = size;
      style.lineHeight = leading ?? 0;
    }
    let fitted: Fitted | null = { text, squeeze: 1 };
    if (max !== undefined && !wrap) fitted = (fold ? fitWhole : fit)({ text, shorter, max }, width);
    if (!fitted && fold && max !== undefined) {
      style.fontSize = fold.size;
      style.lineHeight = fold.leading;
      fitted = fitTwoLines({ text, max }, width);
    }
    this.drawn.text = fitted?.text ?? text;
    this.drawn.scale.x = fitted?.squeeze ?? 1;
    this.drawn.visible = true;
  }
}

/** Text on the table; see `Label`. All text goes through here. */
export function label(text: string, style: LabelStyle, ...shorter: string[]): Label {
  return new Label(style).say(text, ...shorter);
}

/** A long name, small, in the height of a ribbon. */
export const TWO_LINES = { size: TYPE.label, leading: 25 } as const;

/** Somebody's name: rather fewer of its words than smaller letters, rather two small lines than half a name. */
export function nameLabel(name: string, style: LabelStyle): Label {
  return label(name, style, ...shorterNames(name));
}

/** Loads faces for words that are about to be drawn, so that they appear with the rest. */
export async function loadLetters(words: string): Promise<void> {
  const fonts = (['sign', 'body'] as const).flatMap(face =>
    (face === 'sign' ? (['400'] as const) : (['600', '800', '900'] as const)).map(weight =>
      cssFont({ face, weight, size: 30 }),
    ),
  );
  await Promise.allSettled(fonts.map(font => document.fonts.load(font, words)));
}

function alignment({ align }: LabelStyle): number {
  return align === 'center' ? 0.5 : align === 'right' ? 1 : 0;
}

function weightOf({ face, weight }: LabelStyle): TextStyleFontWeight {
  return weight ?? (face === 'sign' ? '400' : '600');
}

function cssFont(options: LabelStyle): string {
  const families = FACES[options.face ?? 'body'].map(name => (name.includes(' ') ? `"${name}"` : name));
  return `${weightOf(options)} ${options.size}px ${families.join(', ')}`;
}

function styleOf(options: LabelStyle): TextStyle {
  const { face = 'body', size, colour = PAINT.cream, outline, align = 'left', wrap, max, leading } = options;
  return new TextStyle({
    fontFamily: [...FACES[face]],
    fontSize: size,
    fontWeight: weightOf(options),
    fill: colour,
    align,
    // Room for outlines and for the high letters of Rye, which are clipped otherwise.
    padding: Math.ceil(size * 0.2),
    ...(leading === undefined ? {} : { lineHeight: leading }),
    ...(outline ? { stroke: { color: outline.colour, width: outline.width, join: 'round' as const } } : {}),
    ...(wrap && max !== undefined ? { wordWrap: true, wordWrapWidth: max } : {}),
    breakWords: true,
  });
}
