import type { Part } from '../catalogue.ts';

export const missed: Part<'missed'> = {
  title: '離れている間のできごと',
  lost: p => `ライフを${p.n}失いました。`,
  asked: 'あなたの番です。みんなが待っています。',
  gap: '',
  all: p => `すべてのできごと（${p.n}件）`,
  got: '確認しました',
};
