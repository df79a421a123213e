import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { SheetName } from './bar.tsx';

/** All sheets that have no button of their own on the bar. */
export function Menu(props: { steers: boolean; words: Catalogue['table']; open: (sheet: SheetName) => void }) {
  const { steers, words, open } = props;
  const { controls, desk, doctor, show } = words;
  const sheets: [SheetName, string, string][] = [
    ['doctor', 'D', doctor.open],
    ...(steers ? ([['addresses', 'L', desk.addresses.title]] as [SheetName, string, string][]) : []),
    ['log', 'H', show.log.title],
    ['screen', 'V', show.screen.title],
    ['tables', 'T', desk.tables.title],
    ...(steers ? ([['past', 'G', desk.past.title]] as [SheetName, string, string][]) : []),
    ['help', '?', controls.help],
    ['about', '', controls.about],
  ];
  return (
    <ol class="menu">
      {sheets.map(([sheet, key, name]) => (
        <li key={sheet}>
          <button type="button" aria-haspopup="dialog" onClick={() => open(sheet)}>
            {name}
          </button>
          {key !== '' && <kbd>{key}</kbd>}
        </li>
      ))}
    </ol>
  );
}
