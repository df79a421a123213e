import { useState } from 'preact/hooks';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { Qr } from './qr.tsx';
import { wifiCode } from './wifi-code.ts';

const SHORTEST = 8;

/** A code that joins the Wi-Fi, from what is typed here and goes nowhere else. */
export function Wifi({ words }: { words: Catalogue['table']['doctor']['wifi'] }) {
  const [ssid, setSsid] = useState('');
  const [password, setPassword] = useState('');
  const short = password !== '' && password.length < SHORTEST;
  return (
    <>
      <h3>{words.title}</h3>
      <p>{words.why}</p>
      <label class="row">
        <span>{words.ssid}</span>
        <input
          value={ssid}
          maxLength={32}
          autocomplete="off"
          spellcheck={false}
          onInput={event => setSsid(event.currentTarget.value)}
        />
      </label>
      <label class="row">
        <span>{words.password}</span>
        <input
          value={password}
          maxLength={63}
          autocomplete="off"
          spellcheck={false}
          onInput={event => setPassword(event.currentTarget.value)}
        />
      </label>
      {short && <p role="status">{words.short}</p>}
      {ssid !== '' && !short && (
        <div class="row code">
          <Qr text={wifiCode({ ssid, password })} label={words.title} />
          <p>{words.scan({ ssid })}</p>
        </div>
      )}
    </>
  );
}
