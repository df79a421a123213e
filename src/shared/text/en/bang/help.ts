import type { BangHelp } from '../../bang/help.ts';

/** The long help of the card game in our own words. */
export const help: BangHelp = {
  sections: [
    {
      title: 'What you want',
      text: 'Everybody has a secret role; only the Sheriff shows his. The Sheriff and his Deputies want every Outlaw and Renegade down. The Outlaws want the Sheriff down. A Renegade wants to be the last one standing, so the Sheriff has to fall last. The dead win with their side. Say what you like about your role, but never show it.',
    },
    {
      title: 'Your turn',
      text: 'Draw two cards. Play as many as you like, one after the other, but only one BANG! Then discard down to as many cards as you have lives. You may hold more until then.',
    },
    {
      title: 'Life and cards',
      text: 'You start with the lives of your character, the Sheriff with one more, and with as many cards. You never have more lives than at the start.',
    },
    {
      title: 'Distance and reach',
      text: 'A neighbour is 1 away, the next one 2, counted the shorter way round; the dead are left out. Scope and Mustang change the distance, weapons only how far a BANG! reaches. Without a weapon you reach 1. Panic! always needs distance 1. All other cards work at any distance.',
    },
    {
      title: 'Brown and blue',
      text: 'Brown cards work once. Blue ones stay in front of somebody until they are taken, discarded or used up. Nobody has two of the same name in front, and only one weapon: a new one takes the place of the old.',
    },
    {
      title: 'Being shot at',
      text: 'A BANG! or the Gatling costs you 1 life unless a Missed! or a heart on a Barrel stops it. Against Indians! only a discarded BANG! helps, and in a Duel too.',
    },
    {
      title: 'draw!',
      text: 'The top card of the deck is turned up; its suit and number decide. Then it is discarded. The Barrel, Jail and the Dynamite ask for it.',
    },
    {
      title: 'The last life',
      text: 'Losing your last life you may play Beers at once: one for each life you need to stand at 1. Not with two players left. Otherwise you fall when the card that did it is done; your role is shown and your cards are discarded.',
    },
    {
      title: 'Reward and penalty',
      text: 'Whoever fells an Outlaw draws three cards, whatever his own role. A Sheriff who fells a Deputy discards his hand. Dynamite and one’s own Duel are nobody’s doing.',
    },
    {
      title: 'How it ends',
      text: 'The Sheriff is down: the Outlaws win, even dead ones, unless a single Renegade is the only one alive; then he wins. Every Outlaw and Renegade is down and the Sheriff lives: the law wins. This is judged when a card is done.',
    },
    {
      title: 'Three players',
      text: 'A Deputy, an Outlaw and a Renegade, all shown; the Deputy begins. The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Fell yours yourself and you win at once. If something else does it, the last one standing wins. Whoever fells somebody draws three cards.',
    },
    {
      title: 'Eight players',
      text: 'Two Renegades, and they are no friends: each wants to be the last one. If the Sheriff falls while both live, the Outlaws win.',
    },
    {
      title: 'Who is there',
      text: 'Four players: Sheriff, Renegade, two Outlaws. The fifth is a Deputy, the sixth a third Outlaw, the seventh a second Deputy, the eighth a second Renegade. The Sheriff begins.',
    },
  ],
  cards: {
    bang: 'Shoot one player within reach. Without a Missed! or a lucky Barrel the target loses 1 life. One a turn; a BANG! thrown into a Duel or at Indians! does not count, nor does the Gatling.',
    missed:
      'Play it when a BANG! or the Gatling is fired at you, and nothing happens. It cannot be played in your turn.',
    beer: 'Gain 1 life, in your own turn, or at once when you lose your last one. At full life it is wasted. With two players left it is of no use.',
    saloon: 'In your turn: every living player gains 1 life, you as well. It cannot save you from dying.',
    stagecoach: 'Draw two cards.',
    'wells-fargo': 'Draw three cards.',
    'general-store':
      'As many cards as there are living players are laid out. You take one, then everybody in turn to your left.',
    panic:
      'Take a card from a player at distance 1: any one of the hand, or one in play that you name. Weapons do not help to reach further; a Scope does.',
    'cat-balou': 'A player at any distance discards a card: any one of the hand, or one in play that you name.',
    gatling:
      'Everybody else is shot at, at any distance. A Missed! or a Barrel helps. It is not your BANG! for this turn.',
    indians: 'Everybody else discards a BANG! or loses 1 life. Missed! and Barrel are no help.',
    duel: 'Challenge anybody. The other discards a BANG!, then you, and so on. Whoever first has none, or does not want to, loses 1 life. Missed! and Barrel are no help.',
    volcanic: 'A weapon of reach 1 that fires as many BANG! in your turn as you have.',
    schofield: 'A weapon of reach 2.',
    remington: 'A weapon of reach 3.',
    'rev-carabine': 'A weapon of reach 4.',
    winchester: 'A weapon of reach 5.',
    mustang: 'All others see you 1 further away. You see them as before.',
    scope: 'You see all others 1 closer, but never closer than 1.',
    barrel: 'When you are shot at you may draw! once: a heart counts as a Missed! Otherwise you can still play one.',
    jail: 'Put it in front of anybody but the Sheriff, at any distance. At the start of the turn the prisoner has to draw!: a heart, and the turn begins; anything else, and it is skipped. The Jail is discarded either way. A prisoner can be shot at and may answer.',
    dynamite:
      'Put it in front of yourself. From your next turn on whoever has it has to draw! before anything else: two to nine of spades, and it explodes for 3 lives. Otherwise it moves on to the left.',
  },
  characters: {
    'bart-cassidy': 'Draws a card at once for each life lost, three for the Dynamite, if he is still alive.',
    'black-jack':
      'Shows the second card he draws in his turn. If it is a heart or a diamond, he draws one more, unseen.',
    'calamity-janet':
      'Uses a BANG! as a Missed! and a Missed! as a BANG!, everywhere. A Missed! shot in her turn is her one BANG!',
    'el-gringo':
      'For each life that another player’s card costs him, he draws a card from that player’s hand, by chance. Dynamite gives him nothing.',
    'jesse-jones': 'Takes the first card of his turn from the deck, or by chance from any player’s hand.',
    jourdonnais: 'Has a Barrel that cannot be taken. With a real one as well he may draw! twice.',
    'kit-carlson': 'Looks at three cards, keeps two and puts one back on top of the deck.',
    'lucky-duke': 'Turns up two cards whenever he has to draw! and says which one counts. Both are discarded.',
    'paul-regret': 'All others see him 1 further away; with a Mustang, 2.',
    'pedro-ramirez': 'Takes the first card of his turn from the deck or from the top of the discard pile.',
    'rose-doolan': 'Sees all others 1 closer; with a Scope, 2.',
    'sid-ketchum':
      'Discards two cards to gain 1 life, as often as he likes, also in the turns of others or to stay alive. Not at full life.',
    'slab-the-killer':
      'Two Missed! are needed against his BANG!; a heart on the Barrel is one of them. His Gatling is an ordinary one.',
    'suzy-lafayette': 'Draws a card as soon as she has none, but the card she played is finished first.',
    'vulture-sam': 'Takes into his hand all cards of every player who falls, those in play too.',
    'willy-the-kid': 'Shoots as many BANG! in his turn as he has.',
  },
};
