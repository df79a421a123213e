import { desk } from './table-desk.ts';
import { doctor } from './table-doctor.ts';
import { room } from './table-room.ts';
import { show } from './table-show.ts';

/** The television. */
export const table = {
  room,
  doctor,
  desk,
  show,
  lobby: {
    title: 'Last Chance Saloon',
    wanted: 'WANTED',
    wantedWho: 'at this table: you',
    scan: 'Same Wi-Fi as this screen',
    orLocal: (p: { local: string }) => `or ${p.local}`,
    /** By what other tables on the network know this one. */
    named: (p: { host: string }) => `This table is ${p.host}`,
    emptyChair: 'empty chair',
    fresh: 'new',
    away: 'away',
    games: { dice: 'The dice game', bang: 'The card game' },
    facts: {
      dice: (p: { min: number; max: number }) => `${p.min}–${p.max} players, 20 min`,
      bang: (p: { min: number; max: number }) => `${p.min}–${p.max} players, 45 min`,
    },
    /** What to know before the first turn, in three lines. */
    how: {
      dice: ['Throw up to three times', 'Shoot at your neighbours', 'Keep your role to yourself'],
      bang: ['Your hand is on your phone', 'Mind how far you reach', 'Keep your role to yourself'],
    },
    houseRules: 'House rules',
    played: (p: { rule: string; reading: string }) => `${p.rule}: ${p.reading}`,
    leadStarts: (p: { name: string }) => `${p.name} starts the game on the lead phone`,
    firstLeads: 'The first phone leads the table',
    needMore: (p: { n: number }) => (p.n === 1 ? 'One more and you can play' : `${p.n} more and you can play`),
    seated: (p: { n: number; max: number }) => `${p.n} of ${p.max} seated`,
  },
  result: {
    because: {
      law: 'Every Outlaw and Renegade is down',
      outlaws: 'The Sheriff is down',
      outlaw: 'The Outlaw got the right one',
      deputy: 'The Deputy got the right one',
      renegade: 'The last one standing',
      nobody: 'They all fell together',
    },
    abandoned: 'The game was called off',
    turning: (p: { round: number }) => `The shot that turned it, round ${p.round}`,
    guesses: {
      bets: 'Bets of the fallen',
      sides: { law: 'the law', outlaws: 'the Outlaws', renegade: 'the Renegade' },
      book: (p: { name: string }) => `${p.name} suspected`,
      line: (p: { name: string; said: string }) => `${p.name}: ${p.said}`,
    },
    orLead: (p: { name: string }) => `or ${p.name} on the lead phone`,
    tonight: 'Tonight',
    dealsAgain: (p: { name: string }) => `${p.name} deals again`,
    onLead: 'on the lead phone',
    anotherRound: 'Another round?',
  },
  controls: {
    bar: 'Table controls',
    start: 'Start the game',
    again: 'Play again',
    lobby: 'Back to the lobby',
    endGame: 'End this game',
    endSure: 'End it without a winner?',
    yes: 'Yes, end it',
    no: 'No',
    addBot: 'Add a bot',
    seats: 'Seats',
    settings: 'Settings',
    about: 'About',
    help: 'Keys',
    close: 'Close',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    mute: 'Mute',
    unmute: 'Sound on',
    language: 'Language',
    languages: { en: 'English', ja: '日本語' },
    pace: 'Pace',
    paces: { relaxed: 'Relaxed', normal: 'Normal', brisk: 'Brisk' },
    game: 'Game',
    rules: 'House rules',
    usual: (p: { reading: string }) => `${p.reading} (usual)`,
    moveLeft: (p: { name: string }) => `Move ${p.name} one seat left`,
    moveRight: (p: { name: string }) => `Move ${p.name} one seat right`,
    remove: (p: { name: string }) => `Remove ${p.name}`,
    makeLead: (p: { name: string }) => `${p.name} leads`,
    leads: 'leads the table',
    bot: 'bot',
    nobodySeated: 'Nobody is seated yet.',
    keys: {
      start: 'start, or play again',
      bot: 'add a bot',
      full: 'full screen',
      mute: 'sound on or off',
      seats: 'seats',
      settings: 'settings',
      help: 'this list',
      close: 'close',
    },
  },
  about: {
    title: 'Last Chance Saloon',
    fan: 'A free, unofficial table made by fans. BANG! is a trademark of its owner, who has nothing to do with this program.',
    icons: 'Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; recoloured, outlined and shaded.',
    fonts:
      'Typefaces, SIL Open Font License 1.1: Rye © 2012 Sorkin Type Co; Bitter © 2011 The Bitter Project Authors; Dela Gothic One © 2020 The Dela Gothic Project Authors; Noto Sans JP, Google Inc.',
    ours: 'Portraits, dice, cards, the room and every word are our own.',
  },
  game: {
    /** Over the number of each role that has not been turned. */
    stillOut: 'Still out there',
    /** Over the address. */
    comeBack: 'Watch or come back',
    afterTurn: ({ name }: { name: string }) => `After ${name}`,
    throwOf: ({ made, allowed }: { made: number; allowed: number }) => `Throw ${made} of ${allowed}`,
    beforeThrow: ({ allowed }: { allowed: number }) => (allowed === 1 ? '1 throw' : `${allowed} throws`),
    arrows: 'Arrows',
    /** On a die that may not be thrown again. */
    stays: 'stays',
    /** In the card game, when each may choose his character. */
    everybodyChooses: 'Everybody chooses a character',
    goneWest: 'Gone West',
    /** Why somebody fell; `name` is who did it. */
    fell: {
      indians: () => 'taken by the Indians',
      dynamite: () => 'blown up by dynamite',
      shot: ({ name }: { name: string }) => `shot by ${name}`,
      gatling: ({ name }: { name: string }) => `Gatling fired by ${name}`,
    },
    connecting: 'Looking for the saloon …',
    lost: 'The line is down. Trying again …',
    /** What the table shows, for those who hear it read. */
    seat: (p: { name: string; character: string; life: number; max: number; arrows: number }) =>
      `${p.name}, ${p.character}: ${p.life} of ${p.max} life, ${p.arrows} arrows`,
    cardSeat: (p: {
      name: string;
      character: string;
      life: number;
      max: number;
      cards: number;
      reach: number;
      inPlay: string;
    }) =>
      `${p.name}, ${p.character}: ${p.life} of ${p.max} life, ${p.cards === 1 ? '1 card' : `${p.cards} cards`}, reach ${p.reach}${p.inPlay === '' ? '' : `, in play: ${p.inPlay}`}`,
  },
};
