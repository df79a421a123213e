import './seats.css';

export { Door } from './door.tsx';
export { LeaveSheet } from './ending.tsx';
export { GuestSheet } from './guest-sheet.tsx';
export { LeadSheet } from './lead.tsx';
export { MySeat } from './my-seat.tsx';
export { Notices } from './notices.tsx';
export { ReturnSheet } from './return.tsx';
export { Settings } from './settings.tsx';
export { loadSeatWords, SeatWords } from './words.ts';
