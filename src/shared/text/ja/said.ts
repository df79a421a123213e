import type { Part } from '../catalogue.ts';
import { san } from './san.ts';

export const said: Part<'said'> = {
  claims: {
    sheriff: '私は保安官です',
    deputy: '私は助手です',
    outlaw: '私は無法者です',
    renegade: '私は裏切り者です',
  },
  takenBack: '今のは取り消します',
  has: {
    bang: 'バン!を持っています',
    missed: 'ミス!を持っています',
    beer: 'ビールを持っています',
  },
  hasNo: {
    bang: 'バン!は持っていません',
    missed: 'ミス!は持っていません',
    beer: 'ビールは持っていません',
  },
  about: {
    sheriff: p => `${san(p.name)}は保安官です`,
    deputy: p => `${san(p.name)}は助手です`,
    outlaw: p => `${san(p.name)}は無法者です`,
    renegade: p => `${san(p.name)}は裏切り者です`,
  },
  reactions: {
    cheers: '乾杯！',
    laugh: 'あはは！',
    yeehaw: 'イーハー！',
    shock: 'ええっ！？',
    doubt: '本当に？',
    anger: 'よくも！',
    mercy: 'お助けを！',
    thanks: 'ありがとう！',
  },
};
