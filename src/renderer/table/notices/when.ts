import type { Language } from '../../../shared/protocol/room.ts';

/** Day and hour of something on disk, as people say it. @param zone where it is read; this computer's own when left out */
export function whenText(epoch: number, language: Language, zone?: string): string {
  return new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(epoch);
}
