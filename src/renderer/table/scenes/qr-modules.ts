import QRCode from 'qrcode';

/** Light modules round the code, without which cameras do not find it. */
export const QUIET = 4;

export interface QrModules {
  /** Modules a side, quiet zone included. */
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

/** The code for a web address, as squares. */
export function qrModules(url: string): QrModules {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  return {
    size: modules.size + 2 * QUIET,
    isDark(x, y) {
      const column = x - QUIET;
      const row = y - QUIET;
      const inside = column >= 0 && row >= 0 && column < modules.size && row < modules.size;
      return inside && modules.get(row, column) === 1;
    },
  };
}
