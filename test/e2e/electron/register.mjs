// Makes `import … from 'electron'` give the stand-in, for Node without Electron: node --import register.mjs main.js
import { register } from 'node:module';

const url = new URL('./stand-in.mjs', import.meta.url).href;
const hooks = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
