import type { Part } from '../catalogue.ts';
import { san } from './san.ts';

export const saddle: Part<'saddle'> = {
  hand: p => `${san(p.name)}に渡してください`,
  handNew: '一緒に遊ぶ人に渡してください',
  why: 'タップするまで何も表示されません。ほかの人は目をそらしましょう。',
  am: p => `${p.name}です`,
  amNew: '私です',
  stays: p => `まだ${san(p.name)}が使う`,
  keep: 'まだ渡さない',
  open: p => `${san(p.name)}の席`,
  openNew: '2人目の席',
  pass: p => `${san(p.name)}に渡す`,
  passNew: '2人目に渡す',
  asked: p => `${san(p.name)}の番です`,
  alone: '1人で遊ぶ',
};
