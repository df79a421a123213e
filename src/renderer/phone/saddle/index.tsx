import './saddle.css';

export { Bar } from './bar.tsx';
export { Curtain } from './curtain.tsx';
