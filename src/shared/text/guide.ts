import type { Language } from '../protocol/room.ts';
import type { Part } from './catalogue.ts';

export type GuideWords = Part<'guide'>;

export async function loadGuide(language: Language): Promise<GuideWords> {
  return language === 'ja' ? (await import('./ja/guide.ts')).guide : (await import('./en/guide.ts')).guide;
}
