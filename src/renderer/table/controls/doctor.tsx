import { SYSTEMS, type RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { adviceWords, firewallSteps, type Help } from '../notices/advice-words.ts';
import { Wifi } from './wifi.tsx';

/** All that may keep phones away: what was noticed first, then what nobody can notice from here. */
export function Doctor({ room, words }: { room: RoomView; words: Catalogue['table'] }) {
  const { doctor } = words;
  const port = Number(/:(\d+)$/.exec(room.address.typed)?.[1] ?? 80);
  return (
    <>
      <p>{words.room.phonesAt({ typed: room.address.typed })}</p>
      <h3>{doctor.found}</h3>
      {room.advice.length === 0 && <p>{doctor.nothing}</p>}
      {room.advice.map(advice => (
        <Steps key={advice.code} {...adviceWords(advice, doctor)} />
      ))}
      <h3>{doctor.hotspot.title}</h3>
      <List steps={doctor.hotspot.steps} />
      <h3>{doctor.firewall.title}</h3>
      {SYSTEMS.map(system => (
        <Steps key={system} title={doctor.firewall.systems[system]} steps={firewallSteps(system, port, doctor)} />
      ))}
      <h3>{doctor.vpnTitle}</h3>
      <List steps={doctor.vpn.steps} />
      <Wifi words={doctor.wifi} />
    </>
  );
}

function Steps({ title, steps }: Help) {
  return (
    <>
      <h4>{title}</h4>
      <List steps={steps} />
    </>
  );
}

function List({ steps }: Pick<Help, 'steps'>) {
  return (
    <ol class="steps">
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
