const FIREWALL = {
  windows: [
    'In Windows search, type “Allow an app through Windows Firewall”.',
    'Tick Last Chance Saloon (or Node.js) for private networks, press OK.',
  ],
  macos: [
    'System Settings → Network → Firewall → Options: allow Last Chance Saloon.',
    'Privacy & Security → Local Network: switch it on there too.',
  ],
  linux: [
    ({ port }: { port: number }) => `Open the port: sudo ufw allow ${port}/tcp`,
    ({ port }: { port: number }) => `With firewalld: sudo firewall-cmd --add-port=${port}/tcp`,
  ],
};

/** Why phones do not find the table, and what to do next; every step is one line on the television. */
export const doctor = {
  open: 'Phones cannot join?',
  all: 'shows all help',
  short: ({ title }: { title: string }) => `${title} · D shows help`,
  found: 'What this computer noticed',
  nothing: 'This computer noticed nothing wrong.',
  noAddress: {
    title: 'This computer is on no network',
    steps: [
      'Switch on its Wi-Fi, or plug in the network cable.',
      'Choose the Wi-Fi that the phones use.',
      'The code comes up here by itself.',
    ],
  },
  noLan: {
    title: {
      vpn: 'Only a VPN is up: phones cannot come in through it',
      virtual: 'Only a virtual network is up: phones cannot see it',
      'link-local': 'The router has given this computer no address',
    },
    steps: {
      vpn: [
        'Switch the VPN off on this computer.',
        'Join the Wi-Fi that the phones use.',
        'The code changes here by itself.',
      ],
      virtual: [
        'Switch on this computer’s Wi-Fi, or plug in the cable.',
        'Join the network that the phones use.',
        'The code changes here by itself.',
      ],
      'link-local': [
        'Wait half a minute, or switch the Wi-Fi off and on.',
        'If that does not help, start the router again.',
        'Or let one phone make a hotspot and join that.',
      ],
    },
  },
  vpn: {
    title: ({ name }: { name: string }) => `A VPN is up on this computer (${name})`,
    steps: [
      'If phones load nothing, switch the VPN off while you play.',
      'Or allow “local network” in the VPN’s own settings.',
      'Phones with a VPN of their own may have to do the same.',
    ],
  },
  nobodyCame: {
    title: 'No phone has got through to this computer yet',
    first: 'Phones must be in the same Wi-Fi as this screen, not in a guest Wi-Fi.',
    firewall: FIREWALL,
  },
  pageOnly: {
    title: 'A phone has the page, but no line to the table',
    steps: [
      'Load the page again on that phone.',
      'Switch off its VPN, data saver or private relay.',
      'Open the address in its usual browser: Safari, Chrome or Firefox.',
    ],
  },
  otherNetwork: {
    title: ({ from }: { from: string }) => `A phone came from another network (${from})`,
    steps: [
      'On the phone, switch mobile data off and Wi-Fi on.',
      'Join the Wi-Fi of this screen, not the guest Wi-Fi.',
      'Scan the code again.',
    ],
  },
  noMulticast: {
    title: 'This network does not pass on names ending in .local',
    steps: ['Scan the code, or type the numbers: both work without it.'],
  },
  firewall: {
    title: 'The firewall',
    systems: { windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  },
  hotspot: {
    title: 'Wi-Fi that keeps its guests apart: use a hotspot',
    steps: [
      'Switch on the hotspot of one phone.',
      'Join it with this computer and with all other phones.',
      'The code on this screen changes by itself. Scan it.',
      'The game needs no internet, so hardly any data is used.',
    ],
  },
  vpnTitle: 'VPN on a phone or on this computer',
  wifi: {
    title: 'A code that joins the Wi-Fi',
    why: 'It stays in this window: nothing is sent or kept.',
    ssid: 'Name of the Wi-Fi',
    password: 'Password',
    short: 'Such passwords have 8 letters or more.',
    scan: ({ ssid }: { ssid: string }) => `Scan this first to join ${ssid}, then the table’s code.`,
  },
};
