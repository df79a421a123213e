/** What the terminal says. */
export const start = {
  portTaken: (p: { wished: number; port: number }) => `Port ${p.wished} is taken; the saloon is on port ${p.port}.`,
  folderTaken:
    'Another saloon keeps its games in the same folder, so this one keeps nothing. --data names another folder.',
  inBrowser: (p: { join: string }) => `The table is open in a browser window. Phones join at ${p.join}`,
  inTerminal: (p: { join: string; host: string }) =>
    `No window could be opened here. Scan the code or open ${p.join} on a phone; open ${p.host} in a browser for the table.`,
  fetching: (p: { seconds: number }) =>
    `Fetching Electron for the table's window; a browser takes over after ${p.seconds} seconds.`,
  inElectron: 'The table opens in its own window.',
  noElectron: 'Electron is not to be had here, so the table opens in a browser.',
  noScreen: 'This computer has no screen, so the saloon runs without a window.',
};
