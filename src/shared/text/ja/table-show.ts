import type { Part } from '../catalogue.ts';

export const show: Part<'table'>['show'] = {
  turnOf: p => `${p.name}の番`,
  screen: {
    title: '音と動き',
    sound: '音',
    volume: '音量',
    volumes: { 0.25: '小', 0.5: '中', 0.75: '大', 1: '最大' },
    murmur: '酒場のざわめき',
    narrator: '大事な場面を読み上げる',
    noVoice: 'このコンピューターには日本語の音声が入っていません。',
    calm: '動き',
    calms: { system: 'コンピューターの設定どおり', calm: '控えめ', lively: 'にぎやか' },
    on: 'オン',
    off: 'オフ',
    key: '音と動き',
  },
  log: {
    title: 'これまでの出来事',
    none: 'まだ何も起きていません。',
    key: 'これまでの出来事',
  },
  skip: {
    button: '演出を飛ばす',
    key: '今の場面まで飛ばす',
  },
};
