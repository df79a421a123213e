import { describe, expect, test } from 'vitest';
import type { CARDS } from '../../../../src/shared/bang/cards/index.ts';
import { DECK } from '../../../../src/shared/bang/deck.ts';
import type { SeenBangEvent } from '../../../../src/shared/bang/facts.ts';
import { bangCauseText, bangOutcomeText } from '../../../../src/shared/text/bang/outcome.ts';
import { tellBang } from '../../../../src/shared/text/bang/story.ts';
import { bang as en } from '../../../../src/shared/text/en/bang/index.ts';
import { bang as ja } from '../../../../src/shared/text/ja/bang/index.ts';
import { rose, ローズ } from './fixtures.ts';

const EVENTS: readonly (readonly [SeenBangEvent, string, string])[] = [
  [{ type: 'gameBegan', starter: 0 }, 'Rose goes first.', 'ローズから始まる。'],
  [
    { type: 'tookCharacter', seat: 1, character: 'el-gringo', life: 3 },
    'Tom is El Gringo, with 3 lives.',
    'トムはエル・グリンゴ、ライフは3。',
  ],
  [{ type: 'turnBegan', seat: 1, round: 1 }, 'Tom’s turn.', 'トムの番。'],
  [{ type: 'turnEnded', seat: 1 }, 'Tom’s turn is over.', 'トムの番が終わった。'],
  [{ type: 'played', seat: 0, card: 'bang:AS', as: 'bang', at: 1 }, 'Rose shoots Tom.', 'ローズがトムを撃った。'],
  [
    { type: 'played', seat: 0, card: 'missed:5S', as: 'bang', at: 1 },
    'Rose shoots Tom. (Missed! as BANG!)',
    'ローズがトムを撃った。（バン!代わりのミス!）',
  ],
  [
    { type: 'played', seat: 0, card: 'jail:JS', as: 'jail', at: 2 },
    'Rose puts Sam in Jail.',
    'ローズがサムを監獄に入れた。',
  ],
  [
    { type: 'answered', seat: 2, card: 'missed:5S', as: 'missed', by: 0 },
    'Sam answers with Missed!',
    'サムがミス!を出した。',
  ],
  [
    { type: 'answered', seat: 2, card: 'bang:5C', as: 'missed', by: 0 },
    'Sam answers with BANG! as Missed!',
    'サムがミス!代わりのバン!を出した。',
  ],
  [
    { type: 'answered', seat: 2, card: 'beer:6H', as: 'beer', by: null },
    'Sam gulps down a Beer.',
    'サムがビールを飲み干した。',
  ],
  [{ type: 'dodged', seat: 2, by: 0 }, 'Rose’s shot misses Sam.', 'ローズの弾はサムに当たらなかった。'],
  [
    { type: 'flipped', seat: 2, cards: ['barrel:QS', 'beer:10H'], why: 'jail' },
    'Sam draws to leave Jail: queen of spades and ten of hearts.',
    'サムが監獄のドロー：スペードのクイーンとハートの10。',
  ],
  [
    { type: 'checked', seat: 2, card: 'beer:10H', why: 'jail', good: true },
    'Ten of hearts: Sam walks free.',
    'ハートの10。サムは監獄を出た。',
  ],
  [
    { type: 'checked', seat: 2, card: null, why: 'barrel', good: false },
    'No card left to turn: the Barrel is no help.',
    'めくるカードがない。バレルは役に立たない。',
  ],
  [
    { type: 'dynamitePassed', from: 0, to: 1, card: 'dynamite:2H' },
    'The Dynamite moves on to Tom.',
    'ダイナマイトはトムへ移った。',
  ],
  [
    { type: 'dynamiteExploded', seat: 1 },
    'Boom! The Dynamite blows up in front of Tom.',
    'ドカン！トムの前でダイナマイトが爆発した。',
  ],
  [{ type: 'turnSkipped', seat: 1 }, 'Tom sits this turn out in Jail.', 'トムは監獄で1回休み。'],
  [{ type: 'drew', seat: 1, cards: [null, null], why: 'turn' }, 'Tom draws 2 cards.', 'トムがカード2枚を引いた。'],
  [
    { type: 'drew', seat: 1, cards: ['beer:6H', 'missed:5S'], why: 'turn' },
    'Tom draws Beer and Missed!',
    'トムがビールとミス!を引いた。',
  ],
  [
    { type: 'drew', seat: 1, cards: [null, null, null], why: 'reward' },
    'Tom earns the bounty: 3 cards.',
    'トムが賞金としてカード3枚を引いた。',
  ],
  [{ type: 'drew', seat: 1, cards: [], why: 'turn' }, 'No card is left for Tom.', 'トムが引くカードはもうない。'],
  [
    { type: 'putBack', seat: 1, card: null },
    'Tom puts a card back on the deck.',
    'トムがカード1枚を山札の上に戻した。',
  ],
  [
    { type: 'tookFromHand', seat: 1, from: 0, card: null, why: 'panic' },
    'Tom takes a card from Rose’s hand.',
    'トムがローズの手札からカード1枚を盗んだ。',
  ],
  [
    { type: 'tookFromHand', seat: 1, from: 0, card: 'beer:6H', why: 'el-gringo' },
    'Rose pays Tom for that wound: Beer.',
    'トムが傷の代償にローズの手札からビールを取った。',
  ],
  [
    { type: 'inherited', seat: 1, from: 0, hand: [null, null], inPlay: ['barrel:QS'] },
    'Tom takes what Rose leaves: 3 cards.',
    'トムがローズの残したカード3枚を手に入れた。',
  ],
  [
    { type: 'tookInPlay', seat: 1, from: 0, card: 'barrel:QS' },
    'Tom takes Rose’s Barrel.',
    'トムがローズのバレルを奪った。',
  ],
  [
    { type: 'tookInPlay', seat: 1, from: 1, card: 'barrel:QS' },
    'Tom takes the Barrel back.',
    'トムが自分のバレルを手札に戻した。',
  ],
  [
    { type: 'tookDiscard', seat: 1, card: 'beer:6H' },
    'Tom takes Beer from the discard pile.',
    'トムが捨て札からビールを取った。',
  ],
  [{ type: 'showed', seat: 1, card: 'beer:6H' }, 'Tom shows the six of hearts: red.', 'トムの2枚目はハートの6、赤だ。'],
  [
    { type: 'storeOpened', by: 0, cards: ['beer:6H', 'bang:AS', 'jail:JS', 'missed:5S'] },
    'For sale: Beer, BANG!, Jail and Missed!',
    '店に並んだのはビール、バン!、監獄、ミス!。',
  ],
  [{ type: 'tookFromStore', seat: 0, card: 'beer:6H' }, 'Rose picks Beer.', 'ローズがビールを選んだ。'],
  [
    { type: 'discarded', seat: 0, cards: ['beer:6H'], why: 'cat-balou', by: 1 },
    'Tom makes Rose discard Beer.',
    'トムのキャットバルーでローズがビールを捨てた。',
  ],
  [
    { type: 'discarded', seat: 0, cards: ['beer:6H', 'jail:JS', 'bang:AS', 'bang:2C'], why: 'eliminated', by: null },
    'Rose leaves behind 4 cards.',
    'ローズが残したカード4枚は捨て札になった。',
  ],
  [
    { type: 'reshuffled', cards: 30 },
    'The discard pile is shuffled: 30 cards in the deck.',
    '捨て札を切り直して山札にした。30枚。',
  ],
  [
    { type: 'usedAbility', seat: 0, character: 'jesse-jones', on: 1 },
    'Rose reaches into Tom’s hand.',
    'ローズがトムの手札に手を伸ばす。',
  ],
  [
    { type: 'lostLife', seat: 0, amount: 1, life: 2, cause: { kind: 'bang', by: 1 } },
    'Tom’s shot costs Rose 1 life: 2 left.',
    'ローズはトムに撃たれ、ライフを1失った。残り2。',
  ],
  [
    { type: 'lostLife', seat: 0, amount: 3, life: -1, cause: { kind: 'dynamite' } },
    'The Dynamite costs Rose 3 lives: none left.',
    'ローズはダイナマイトでライフを3失った。もう残っていない。',
  ],
  [
    { type: 'gainedLife', seat: 0, amount: 1, life: 3, why: 'beer' },
    'Rose gains 1 life and has 3.',
    'ローズがライフを1回復して3になった。',
  ],
  [
    { type: 'gainedLife', seat: 0, amount: 0, life: 3, why: 'beer' },
    'It does nothing for Rose.',
    'ローズには効き目がなかった。',
  ],
  [
    { type: 'eliminated', seat: 1, role: 'outlaw', cause: { kind: 'duel', by: 1 }, by: null },
    'Tom (Outlaw) falls: lost their own duel.',
    'トム（無法者）が倒れた：自分から挑んだ決闘。',
  ],
  [{ type: 'gameEnded', outcome: { winners: [1], reason: 'outlaws' }, roles: [] }, 'The Outlaws win', '無法者の勝利'],
];

describe('the story of the card game', () => {
  test.each(EVENTS)('%o', (event, english, japanese) => {
    expect(tellBang(en, event, rose)).toBe(english);
    expect(tellBang(ja, event, ローズ)).toBe(japanese);
  });

  test('says what felled somebody and why a side has won', () => {
    expect(bangCauseText(en, { kind: 'bang', by: 1 }, 0, rose)).toBe('shot by Tom');
    expect(bangCauseText(en, { kind: 'duel', by: 1 }, 0, rose)).toBe('duel with Tom');
    expect(bangCauseText(ja, { kind: 'dynamite' }, 0, ローズ)).toBe('ダイナマイト');
    expect(bangOutcomeText(ja, { winners: [0], reason: 'law' }).headline).toBe('保安官側の勝利');
  });

  test('has a sentence for every card that can be played', () => {
    for (const card of DECK) {
      const as = card.slice(0, card.indexOf(':')) as (typeof CARDS)[number];
      for (const words of [en, ja]) {
        const sentence = tellBang(words, { type: 'played', seat: 0, card, as, at: 1 }, rose);
        expect(sentence).toContain('Rose');
        expect(sentence).toMatch(/[.!。！]$/);
      }
    }
  });
});
