import type { Catalogue } from '../../../shared/text/catalogue.ts';

export function About({ words }: { words: Catalogue['table']['about'] }) {
  return (
    <>
      <p>{words.fan}</p>
      <p>{words.icons}</p>
      <p>{words.fonts}</p>
      <p>{words.ours}</p>
    </>
  );
}

export function Keys({ words: { controls, desk, show } }: { words: Catalogue['table'] }) {
  const keys = { ...controls.keys, ...desk.keys };
  const list: [string, string][] = [
    ['Enter', keys.start],
    ['B', keys.bot],
    ['F', keys.full],
    ['M', keys.mute],
    ['H', show.log.key],
    ['V', show.screen.key],
    ['P', keys.pause],
    ['X', show.skip.key],
    ['S', keys.seats],
    ['O', keys.settings],
    ['A', keys.address],
    ['L', keys.addresses],
    ['D', keys.doctor],
    ['T', keys.tables],
    ['G', keys.past],
    ['Y / N', keys.knock],
    ['N', keys.fresh],
    ['1 / 2', keys.takeUp],
    ['?', keys.help],
    ['Esc', keys.close],
  ];
  return (
    <ol class="keys">
      {list.map(([key, text]) => (
        <li key={key} class="row">
          <kbd>{key}</kbd>
          <span class="name">{text}</span>
        </li>
      ))}
    </ol>
  );
}
