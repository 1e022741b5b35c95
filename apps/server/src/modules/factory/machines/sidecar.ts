// The settings that lie beside a print file: all that the machine needs to print it where it belongs.

/** A print as it was frozen when its label was released. */
export interface PrintSettings {
  code: string;
  side: string;
  sha256: string;
  technology: string;
  colour: string;
  hex: string;
  size: string;
  platen: string;
  /** From the collar to the top of the print area. */
  collarOffsetMm: number | null;
  needsPretreat: boolean;
  widthPx: number;
  heightPx: number;
  dpi: number;
  profile: { code: string; name: string; ink: { underbase?: boolean; passes?: number } } | null;
}

/** The sidecar of one copy. Lengths are millimetres; `profile` and `passes` are null where the factory has no fitting profile. */
export const sidecar = (print: PrintSettings, copy: number) => ({
  label: print.code,
  side: print.side,
  copy,
  sha256: print.sha256,
  technology: print.technology,
  widthPx: print.widthPx,
  heightPx: print.heightPx,
  dpi: print.dpi,
  widthMm: toMm(print.widthPx, print.dpi),
  heightMm: toMm(print.heightPx, print.dpi),
  platen: print.platen,
  collarOffsetMm: print.collarOffsetMm,
  profile: print.profile && { code: print.profile.code, name: print.profile.name },
  passes: print.profile?.ink.passes ?? null,
  colour: print.colour,
  hex: print.hex,
  size: print.size,
  whiteUnderbase: print.profile?.ink.underbase ?? print.needsPretreat,
});

const inchMm = 25.4;
const toMm = (px: number, dpi: number): number => Math.round((px / dpi) * inchMm * 10) / 10;
