import type { Part } from '../catalogue.ts';

export const saddle: Part<'saddle'> = {
  hand: p => `${p.name}さんに渡してください`,
  handNew: '一緒に遊ぶ人に渡してください',
  why: 'タップするまで何も表示されません。ほかの人は目をそらしましょう。',
  am: p => `${p.name}です`,
  amNew: '私です',
  stays: p => `まだ${p.name}さんが使う`,
  keep: 'まだ渡さない',
  open: p => `${p.name}さんの席`,
  openNew: '2人目の席',
  pass: p => `${p.name}さんに渡す`,
  passNew: '2人目に渡す',
  asked: p => `${p.name}さんの番です`,
  alone: '1人で遊ぶ',
};
