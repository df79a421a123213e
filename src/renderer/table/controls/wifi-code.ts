/** What a phone's camera joins a Wi-Fi by; an empty password is an open one. */
export function wifiCode({ ssid, password }: { ssid: string; password: string }): string {
  const kind = password === '' ? 'T:nopass;' : 'T:WPA;';
  const secret = password === '' ? '' : `P:${escaped(password)};`;
  return `WIFI:${kind}S:${escaped(ssid)};${secret};`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, sign => `\\${sign}`);
}
