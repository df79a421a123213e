import type { Language } from '../protocol/room.ts';
import type { Part } from './catalogue.ts';

export type SaddleWords = Part<'saddle'>;

export async function loadSaddle(language: Language): Promise<SaddleWords> {
  return language === 'ja' ? (await import('./ja/saddle.ts')).saddle : (await import('./en/saddle.ts')).saddle;
}
