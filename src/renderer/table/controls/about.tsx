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

export function Keys({ words: { keys } }: { words: Catalogue['table']['controls'] }) {
  const list: [string, string][] = [
    ['Enter', keys.start],
    ['B', keys.bot],
    ['F', keys.full],
    ['M', keys.mute],
    ['S', keys.seats],
    ['O', keys.settings],
    ['?', keys.help],
    ['Esc', keys.close],
  ];
  return (
    <ol>
      {list.map(([key, text]) => (
        <li key={key} class="row">
          <kbd>{key}</kbd>
          <span class="name">{text}</span>
        </li>
      ))}
    </ol>
  );
}
