import { register } from 'node:module';

// Electron's own package would start a download; the entry gets a stand-in that says what it was asked for.
const standIn = new URL('./stand-in.mjs', import.meta.url).href;
const hooks = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(standIn)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
