import { qrModules } from '../scenes/qr-modules.ts';

/** A QR code on a sheet of paper. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, isDark } = qrModules(text);
  let path = '';
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (isDark(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
