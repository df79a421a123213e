import type { Part } from '../catalogue.ts';

export const trouble: Part<'trouble'> = {
  title: 'ページは開けましたが、テーブルから返事がありません',
  tips: {
    wifi: 'テーブルと同じWi-Fiですか？ゲスト用Wi-Fiやモバイル通信ではつながりません。',
    vpn: 'このスマホのVPN、プライベートリレー、データセーバーを切ってください。通信の妨げになります。',
    stay: '「このWi-Fiはインターネットに接続されていません」と出ても、そのまま使い続けてください。',
    screen: 'テレビにサルーンが映っていますか？もう一度QRコードを読み取ってください。',
  },
  tries: p => `${p.n}回試しました。自動で試し続けます。`,
  now: '今すぐ試す',
  last: p => `テーブルの最後のアドレス：${p.typed}`,
};
