import './older-browsers.ts';
import { render } from 'preact';
import { browser } from '../surroundings.ts';
import { App } from './app.tsx';
import { loadFonts } from './fonts.ts';
import { memory } from './memory.ts';
import { languageOf } from './words.ts';

const root = document.getElementById('phone');
if (!root) throw new Error('the page has no place for the phone');
render(<App surroundings={browser()} firstLanguage={languageOf(memory, navigator.languages)} />, root);
if (document.readyState === 'complete') void loadFonts();
else window.addEventListener('load', () => void loadFonts());
