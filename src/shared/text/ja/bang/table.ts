import type { BangPart } from '../../bang/words.ts';

export const onTable: BangPart<'onTable'> = {
  hand: p => `${p.n}枚`,
  arrow: p => `${p.from} → ${p.to}`,
  tickets: {
    missed: p => `ミス! ${p.found}/${p.needed}枚`,
    left: p => (p.n === 0 ? '最後の1人' : `あと${p.n}人`),
    bangs: p => `バン! ${p.n}枚`,
    dying: p => `ビールあと${p.n}枚`,
    whose: p => `${p.name}の${p.what}`,
    line: p => `${p.head}：${p.what}`,
  },
  odds: {
    of: p => `${p.of}枚に${p.n}枚`,
    percent: p => `${p.percent}%`,
    twice: p => `2枚で${p.chance}`,
  },
  drawing: {
    dynamite: p => `${p.name}のドロー。ダイナマイトは爆発するか？`,
    jail: p => `${p.name}のドロー。監獄から出られるか？`,
    barrel: p => `${p.name}のドロー。バレルは弾を止めるか？`,
    jourdonnais: p => `${p.name}のドロー。かわせるか？`,
  },
  draw: 'ドロー！',
  checks: {
    dynamite: {
      bad: { title: 'ドカン！', text: p => `${p.name}はライフを3失う` },
      good: { title: 'セーフ…', text: p => `火がついたまま${p.to}へ` },
    },
    jail: {
      bad: { title: '出られない', text: p => `${p.name}は1回休み` },
      good: { title: '釈放！', text: p => `${p.name}の番が始まる` },
    },
    barrel: {
      bad: { title: '貫通', text: p => `${p.name}は守れない` },
      good: { title: 'ガンッ！', text: () => 'ミス!1枚と同じ' },
    },
    jourdonnais: {
      bad: { title: '遅い', text: p => `${p.name}はかわせない` },
      good: { title: 'ひらり！', text: () => 'ミス!1枚と同じ' },
    },
  },
};
