import type { Help } from '../help.ts';

/** The long help of the dice game in our own words. */
export const help: Help = {
  sections: [
    {
      title: 'What you want',
      text: 'Everybody has a secret role; only the Sheriff shows his. The Sheriff and his Deputies want every Outlaw and Renegade down. The Outlaws want the Sheriff down. A Renegade wants to be the last one standing, so the Sheriff has to fall last. The dead win with their side.',
    },
    {
      title: 'Your turn',
      text: 'Throw all five dice. Then throw any of them again, twice at most, also dice you kept before. Stop when you like. Then what lies is done in this order: 1s and 2s, beers, Gatling. Nothing may be skipped.',
    },
    {
      title: 'Arrows and Indians',
      text: 'For each arrow you throw, take one from the pile at once. Whoever takes the last one brings an Indian attack: everybody loses one life for each arrow in front of him, all at the same moment. Then all nine go back, and you take what you still owe.',
    },
    {
      title: 'Dynamite',
      text: 'A dynamite stays as it lies. When three show, from one throw or several, you lose 1 life and may not throw again. If you live, your other dice still count; if not, nothing does.',
    },
    {
      title: '1 and 2',
      text: 'A 1 hits the neighbour on either side, a 2 the player exactly two places away, left or right. The dead are not counted. Aim all of them first, then all hit together; several may hit one player. With two or three of you left, a 2 is a 1.',
    },
    {
      title: 'Beer',
      text: 'Each beer gives one living player 1 life, yourself or another, never above what he started with. Beers come after the shots: they cannot bring anybody back, but they may save somebody from the Gatling.',
    },
    {
      title: 'Gatling',
      text: 'Three or more Gatlings fire once: everybody else loses 1 life, and your own arrows all go back. Only the dice you end with count.',
    },
    {
      title: 'Falling',
      text: 'With no life left you are out: your role is shown and your arrows go back. All who fall to one effect fall together; only then we ask who has won. Nobody gets a reward for it.',
    },
    {
      title: 'How it ends',
      text: 'The Sheriff is down: the Outlaws win, even dead ones, unless a single Renegade is the only one alive; then he wins. Every Outlaw and Renegade is down and the Sheriff lives: the law wins. The game stops at once, whatever dice are left.',
    },
    {
      title: 'Three players',
      text: 'Deputy, Outlaw and Renegade, all face up; the Deputy starts. The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Fell yours yourself, with a shot or the Gatling, and you win at once. If another, the Indians or dynamite did it, the last one standing wins.',
    },
    {
      title: 'Eight players',
      text: 'Two Renegades, and they are not a team: each wants to be the very last. When the Sheriff falls while both live, the Outlaws win.',
    },
    {
      title: 'Roles in the deal',
      text: 'Four: Sheriff, Renegade, two Outlaws. Five: and a Deputy. Six: and a third Outlaw. Seven: and a second Deputy. Eight: and a second Renegade. The Sheriff has two lives more and starts.',
    },
  ],
  faces: {
    arrow:
      'Take an arrow as soon as it shows. You may throw the die again, but the arrow stays with you. A die left lying is not counted twice.',
    dynamite:
      'May not be thrown again. One or two do nothing. The third costs you 1 life and ends your throwing, even on the last throw.',
    one: 'One shot at the next living player on the left or right. You must shoot, also at a friend.',
    two: 'One shot at the player exactly two living places away. With four of you that is one person; with three or fewer it is a 1.',
    beer: 'One life for one living player. At full life it is wasted. It still works with two players left.',
    gatling: 'One or two do nothing. Three or more cost everybody else 1 life and send all your arrows back.',
  },
  characters: {
    'bart-cassidy':
      'When shots or a Gatling hit you, take an arrow for each life you would rather keep. Not against Indians or dynamite, and never the last arrow of the pile. A life you kept was not lost.',
    'black-jack':
      'You may throw dynamite again as long as fewer than three show. Three at once, or three with those you kept, go off as usual. You get no extra throw.',
    'calamity-janet':
      'Each of your dice decides for itself: a 1 as a 1 or a 2, a 2 as a 2 or a 1. With three or fewer players left it makes no difference.',
    'el-gringo':
      'A player whose shots or Gatling cost you life takes one arrow, however many lives it was, also if it killed you. Shots and Gatling of one turn are two arrows. If it is the last arrow, the Indians come.',
    'jesse-jones':
      'If you have four lives or fewer when your beers are poured, each one you give yourself counts for two. At four lives, two beers bring you to eight. Beers from others give one.',
    jourdonnais:
      'An Indian attack costs you 1 life at most, however many arrows you hold. You put them all back all the same.',
    'kit-carlson':
      'For each Gatling you end with, even a single one, one arrow of any player may go back, also yours. With three the Gatling fires first, and you have three arrows to send back.',
    'lucky-duke':
      'You have four throws. What you keep on the third you may still throw on the fourth. Three dynamites end it for you too.',
    'paul-regret': 'The Gatling costs you nothing. Shots, Indians and dynamite do.',
    'pedro-ramirez':
      'For each life you lose, you may put back one of your arrows. The life is gone. In an Indian attack all arrows go back anyway.',
    'rose-doolan':
      'A 1 hits one or two places away, a 2 two or three. Places are counted round the table, so with four of you a 2 can come round to your neighbour.',
    'sid-ketchum':
      'Before your first throw a living player of your choice gains 1 life, yourself included. At full life the gift is wasted.',
    'slab-the-killer':
      'Once a turn you may spend one of your beers: one 1 or 2 then costs its target two lives. That beer heals nobody. You decide while you aim.',
    'suzy-lafayette':
      'If the dice you end your turn with show no 1 and no 2, you gain 2 lives. Dynamite does not spoil it as long as you live.',
    'vulture-sam':
      'Each other player who falls gives you 2 lives; two at once give four. Nothing if you fall at the same moment.',
    'willy-the-kid': 'Two Gatlings fire it. Four or five still fire once. With two you must fire.',
  },
};
