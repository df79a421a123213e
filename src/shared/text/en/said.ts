import type { ClaimedCard, Reaction } from '../../protocol/talk.ts';
import type { Role } from '../../roles.ts';

/** What people say across the table, as it stands in a bubble. */
export const said = {
  claims: {
    sheriff: 'I am the Sheriff',
    deputy: 'I am a Deputy',
    outlaw: 'I am an Outlaw',
    renegade: 'I am the Renegade',
  } satisfies Record<Role, string>,
  takenBack: 'I take that back',
  has: {
    bang: 'I have a BANG!',
    missed: 'I have a Missed!',
    beer: 'I have a Beer',
  } satisfies Record<ClaimedCard, string>,
  hasNo: {
    bang: 'I have no BANG!',
    missed: 'I have no Missed!',
    beer: 'I have no Beer',
  } satisfies Record<ClaimedCard, string>,
  about: {
    sheriff: (p: { name: string }) => `${p.name} is the Sheriff`,
    deputy: (p: { name: string }) => `${p.name} is a Deputy`,
    outlaw: (p: { name: string }) => `${p.name} is an Outlaw`,
    renegade: (p: { name: string }) => `${p.name} is the Renegade`,
  } satisfies Record<Role, unknown>,
  reactions: {
    cheers: 'Cheers!',
    laugh: 'Ha ha!',
    yeehaw: 'Yee-haw!',
    shock: 'What?!',
    doubt: 'Really?',
    anger: 'You’ll pay for that!',
    mercy: 'Have mercy!',
    thanks: 'Thank you!',
  } satisfies Record<Reaction, string>,
};
