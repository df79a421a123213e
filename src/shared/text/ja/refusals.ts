import type { Part } from '../catalogue.ts';

export const refusals: Part<'refusals'> = {
  refused: {
    malformed: 'テーブルに通じませんでした。ページを読み込み直してください。',
    'too-long': '長すぎます。',
    'too-fast': '少し待ってから、もう一度お試しください。',
    'hello-first': 'まだテーブルにつながっていません。ページを読み込み直してください。',
    'not-seated': 'このテーブルに席がありません。',
    'already-seated': 'もう席に着いています。',
    'no-game': 'ゲームは始まっていません。',
    'game-running': 'ゲーム中はできません。',
    'not-asked': '今はあなたが選ぶ番ではありません。',
    stale: '間に合いませんでした。ゲームはもう先へ進んでいます。',
    'not-yours-to-steer': '進行役だけができます。',
    'name-empty': '名前を入力してください。',
    'name-too-long': p => `名前が長すぎます。${p.limit}文字までです。`,
    'mark-taken': '一足違いで、そのマークはほかの人が選びました。',
    'colour-taken': '一足違いで、その色はほかの人が選びました。',
    'table-full': p => `${p.seats}席すべて埋まっています。`,
    'too-few': p => `${p.need}人必要です。今は${p.have}人です。`,
    'unknown-guest': 'その人はもういません。',
    'wrong-order': '席順が変わりました。もう一度お試しください。',
    'wrong-pin': p => `この席の番号ではありません。あと${p.left}回試せます。`,
    'pin-locked': p => `間違いが続きました。${p.seconds}秒待つか、テーブルに頼んでください。`,
    barred: '退席になっています。ノックすると、テーブルの人が入れてくれるかもしれません。',
    'nobody-knocks': '入り口にはもう誰もいません。',
    'lead-is-here': '進行役はまだここにいます。',
    paused: '一時停止中です。進行役が再開します。',
    'not-paused': '一時停止していません。',
    'unknown-address': 'そのアドレスはもう使えません。',
    'unknown-past': 'そのゲームはもうありません。',
    'picks-unknown': 'それはもう選べません。',
    'picks-twice': '同じものが二度選ばれています。',
    'picks-count': p =>
      p.min === p.max
        ? `${p.min}つ選んでください（今は${p.picked}つ）。`
        : `${p.min}〜${p.max}個選んでください（今は${p.picked}個）。`,
  },
  bye: {
    'taken-over': 'あなたの席は別の画面で開かれました。',
    removed: 'ロビーから外されました。',
    minded: 'ゲームから離れました。戻るまでボットが代わりに遊び、席を取っておきます。',
    'shown-out': '退席になりました。席はボットが代わりに遊びます。戻りたいときはノックしてください。',
    'old-page': 'このページはテーブルより古い版です。',
    'host-closed': 'テーブルは閉じられました。',
  },
};
