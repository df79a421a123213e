import type { Part } from '../catalogue.ts';

export const thisPhone: Part<'thisPhone'> = {
  title: 'このスマホの設定',
  why: '設定はこのスマホだけに保存されます。',
  on: 'オン',
  off: 'オフ',
  asks: '確認する',
  asksWhy: '自分が損をするだけの操作の前に確認します。',
  covers: '手札を隠す',
  coversWhy: '手札は裏向きになります。押している間だけ全部見え、軽くタップすると1枚選べます。',
  shakes: '自分の番に振動',
  shakesWhy: '対応しているブラウザのみ。',
  sounds: '自分の番に音',
  soundsWhy: '小さなベルの音です。周りの人にも聞こえます。',
  size: '文字の大きさ',
};
