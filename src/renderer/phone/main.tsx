import './older-browsers.ts';
import { render } from 'preact';
import { browser } from '../surroundings.ts';
import { App } from './app.tsx';
import { memory } from './memory.ts';
import { languageOf, loadWords } from './words.ts';

const root = document.getElementById('phone');
if (!root) throw new Error('the page has no place for the phone');
const firstLanguage = languageOf(memory, navigator.languages);
// Under way while the page is put together; who shows them gets the same ones.
void loadWords(firstLanguage).catch(() => null);
render(<App surroundings={browser()} firstLanguage={firstLanguage} />, root);
