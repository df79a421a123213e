import type { Part } from '../catalogue.ts';

export const start: Part<'start'> = {
  portTaken: p => `ポート ${p.wished} は使用中のため、ポート ${p.port} で開きました。`,
  folderTaken:
    '同じフォルダーを別のサルーンが使っているため、このゲームは保存されません。--data で別のフォルダーを指定できます。',
  inBrowser: p => `テーブルをブラウザーで開きました。スマートフォンは ${p.join} から参加できます。`,
  inTerminal: p =>
    `ここではウィンドウを開けません。コードを読み取るか、スマートフォンで ${p.join} を開いてください。テーブルはブラウザーで ${p.host} を開くと表示されます。`,
  fetching: p => `テーブル用の Electron を取得しています。${p.seconds} 秒を過ぎたらブラウザーで開きます。`,
  inElectron: 'テーブルを専用ウィンドウで開きます。',
  noElectron: 'Electron を用意できないため、テーブルはブラウザーで開きます。',
  noScreen: 'このコンピューターには画面がないため、ウィンドウなしで動かします。',
};
