/** On a phone that has the page and finds no line to the table. */
export const trouble = {
  title: 'This page came, but the table does not answer',
  tips: {
    wifi: 'Is this phone on the table’s Wi-Fi? Not on a guest network, not on mobile data.',
    vpn: 'Turn off VPN, private relay and data saver on this phone: they keep it from the table.',
    stay: 'If the phone says that this Wi-Fi has no internet, stay with it all the same.',
    screen: 'Does the television still show the saloon? Scan its code once more.',
  },
  tries: (p: { n: number }) =>
    p.n === 1 ? 'Tried once; it goes on by itself.' : `Tried ${p.n} times; it goes on by itself.`,
  now: 'Try now',
  last: (p: { typed: string }) => `The table was last at ${p.typed}.`,
};
