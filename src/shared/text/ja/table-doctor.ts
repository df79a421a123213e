import type { Part } from '../catalogue.ts';

export const doctor: Part<'table'>['doctor'] = {
  open: 'スマホで入れない？',
  all: 'すべての対処法',
  short: ({ title }) => `${title}・Dキーで対処法`,
  found: 'このパソコンで分かったこと',
  nothing: 'このパソコンに問題は見つかりません。',
  noAddress: {
    title: 'このパソコンはネットワークにつながっていません',
    steps: [
      'Wi-Fiを入れるか、LANケーブルをつなぎます。',
      'スマホと同じWi-Fiを選びます。',
      'コードはここに自動で出ます。',
    ],
  },
  noLan: {
    title: {
      vpn: 'VPNだけの接続です：スマホから届きません',
      virtual: '仮想ネットワークだけの接続です：スマホから見えません',
      'link-local': 'ルーターからアドレスをもらえていません',
    },
    steps: {
      vpn: ['このパソコンのVPNを切ります。', 'スマホと同じWi-Fiにつなぎます。', 'コードはここで自動的に変わります。'],
      virtual: [
        'このパソコンのWi-Fiを入れるか、ケーブルをつなぎます。',
        'スマホと同じネットワークにつなぎます。',
        'コードはここで自動的に変わります。',
      ],
      'link-local': [
        '30秒ほど待つか、Wi-Fiを入れ直します。',
        '直らなければルーターを再起動します。',
        'または、スマホのテザリングにつなぎます。',
      ],
    },
  },
  vpn: {
    title: ({ name }) => `このパソコンでVPNが動いています（${name}）`,
    steps: [
      'スマホで開けないときは、遊ぶ間だけVPNを切ります。',
      'または、VPNの設定で「ローカルネットワーク」を許可します。',
      'スマホ側のVPNも同じようにします。',
    ],
  },
  nobodyCame: {
    title: 'まだどのスマホもこのパソコンに届いていません',
    first: 'スマホはこの画面と同じWi-Fiに。ゲスト用Wi-Fiは使えません。',
    firewall: {
      windows: [
        '検索で「Windows ファイアウォールによるアプリの許可」を開きます。',
        'Last Chance Saloon（または Node.js）のプライベートに印を付けてOK。',
      ],
      macos: [
        'システム設定→ネットワーク→ファイアウォール→オプションで許可します。',
        'プライバシーとセキュリティ→ローカルネットワークも入れます。',
      ],
      linux: [
        ({ port }) => `ポートを開けます：sudo ufw allow ${port}/tcp`,
        ({ port }) => `firewalldなら：sudo firewall-cmd --add-port=${port}/tcp`,
      ],
    },
  },
  pageOnly: {
    title: 'ページは開けたのに、テーブルにつながらないスマホがあります',
    steps: [
      'そのスマホでページを読み込み直します。',
      'VPN・データ節約・プライベートリレーを切ります。',
      'いつものブラウザ（Safari、Chrome、Firefox）で開きます。',
    ],
  },
  otherNetwork: {
    title: ({ from }) => `別のネットワークから来たスマホがあります（${from}）`,
    steps: [
      'スマホのモバイル通信を切り、Wi-Fiを入れます。',
      'ゲスト用ではなく、この画面と同じWi-Fiにつなぎます。',
      'もう一度コードを読み取ります。',
    ],
  },
  noMulticast: {
    title: 'このネットワークでは .local の名前が使えません',
    steps: ['コードを読み取るか、数字を入力すれば入れます。'],
  },
  firewall: {
    title: 'ファイアウォール',
    systems: { windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  },
  hotspot: {
    title: '端末どうしが通信できないWi-Fiなら、テザリングで',
    steps: [
      'スマホ1台のテザリングを入れます。',
      'このパソコンとほかのスマホをそこにつなぎます。',
      'この画面のコードが自動で変わるので、読み取ります。',
      'インターネットは使わないので、通信量はわずかです。',
    ],
  },
  vpnTitle: 'スマホやパソコンのVPN',
  wifi: {
    title: 'Wi-Fiにつなぐコード',
    why: 'この画面の中だけで使い、送信も保存もしません。',
    ssid: 'Wi-Fiの名前',
    password: 'パスワード',
    short: 'パスワードは8文字以上です。',
    scan: ({ ssid }) => `先にこれを読み取って ${ssid} につなぎ、そのあとテーブルのコードを読み取ります。`,
  },
};
