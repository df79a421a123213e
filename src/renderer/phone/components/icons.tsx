import type { JSX } from 'preact';

export function CheckIcon(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 13l5 5L20 6" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" />
    </svg>
  );
}

export function HiddenEyeIcon(): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 16q14-15 28 0q-14 15-28 0z" fill="#fdf5e1" stroke="#1c0f0b" stroke-width="2.4" />
      <circle cx="16" cy="16" r="5.5" fill="#1c0f0b" />
      <path d="M5 28L27 4" stroke="#b3261e" stroke-width="3.6" stroke-linecap="round" />
    </svg>
  );
}

export function SwapIcon(): JSX.Element {
  return (
    <svg class="swap" viewBox="0 0 44 28" width="44" height="28" aria-hidden="true">
      <path
        d="M15 3v20m-7-7l7 7l7-7M29 25V5m-7 7l7-7l7 7"
        fill="none"
        stroke="#ffd17e"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function PrintIcon(): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2">
      <path d="M6 12a11 11 0 0 1 20 0M5 19a11 11 0 0 1 22-3v5M9 25V16a7 7 0 0 1 14 0v9M13 28V17a3 3 0 0 1 6 0v10" />
      <path d="M16 17v12" stroke-linecap="round" />
    </svg>
  );
}
