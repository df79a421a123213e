import type { Language } from '../../../shared/protocol/room.ts';

/** Day and hour of something on disk, as people say it. @param zone where it is read; this computer's own when left out */
export function whenText(epoch: number, language: Language, zone?: string): string {
  return said(epoch, language, { weekday: 'long', month: 'long', zone });
}

/** The same where there is little room. */
export function shortWhenText(epoch: number, language: Language, zone?: string): string {
  return said(epoch, language, { weekday: 'short', month: language === 'ja' ? 'numeric' : 'short', zone });
}

function said(
  epoch: number,
  language: Language,
  { zone, ...day }: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month'> & { zone: string | undefined },
): string {
  return new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    ...day,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(epoch);
}
