const PORT = 8080;

/** The table page of the host somebody typed, `host[:port]`; null when it is no address. */
export function tableUrl(typed: string): string | null {
  const found = /^(?:http:\/\/)?(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?(?:\/\S*)?$/i.exec(
    typed.trim(),
  );
  const host = found?.[1]?.toLowerCase();
  const port = Number(found?.[2] ?? PORT);
  if (host === undefined || port < 1 || port > 65535 || !isHost(host)) return null;
  const url = `http://${host}:${port}/table`;
  return URL.canParse(url) ? url : null;
}

/** Browsers read `1.2.3` as a number of their own; four numbers under 256, a name, or IPv6 is what people mean. */
function isHost(host: string): boolean {
  if (host.startsWith('[')) return true;
  if (!/^[\d.]+$/.test(host)) return !host.includes('..');
  const numbers = host.split('.');
  return numbers.length === 4 && numbers.every(number => /^\d{1,3}$/.test(number) && Number(number) < 256);
}
