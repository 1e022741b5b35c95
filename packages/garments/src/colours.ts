import { luminanceOf } from "./luminance.ts";

/** A colour of a blank. `code` is the three letters of it in a SKU. */
export interface BlankColour {
  readonly name: string;
  readonly hex: string;
  readonly code: string;
  /** Light ink reads better on it, and a print on it costs the dark price. */
  readonly isDark: boolean;
  /** Needs neither pretreatment nor a white underbase. */
  readonly isWhite: boolean;
}

type Row = readonly [name: string, code: string, hex: string];

function palette(rows: readonly Row[]): readonly BlankColour[] {
  return rows.map(([name, code, hex]) => ({
    name,
    hex,
    code,
    isDark: luminanceOf(hex) < 0.5,
    isWhite: name === "White",
  }));
}

export const cottonColours = palette([
  ["White", "WHT", "#f6f5f1"],
  ["Natural", "NAT", "#ece2cc"],
  ["Sand", "SND", "#d6c6a8"],
  ["Ash grey", "ASH", "#b9bbbc"],
  ["Sky", "SKY", "#a5c2d6"],
  ["Sage", "SGE", "#9aab8f"],
  ["Mustard", "MUS", "#d29a35"],
  ["Rose", "ROS", "#d99aa0"],
  ["Clay", "CLY", "#b9583c"],
  ["Red", "RED", "#b3202c"],
  ["Berry", "BRY", "#6d2342"],
  ["Royal", "ROY", "#2a4f9e"],
  ["Teal", "TEA", "#1f6a6c"],
  ["Forest", "FOR", "#2c4a3c"],
  ["Navy", "NVY", "#1d2b45"],
  ["Charcoal", "CHA", "#3b3f44"],
  ["Black", "BLK", "#17181b"],
]);

export const babyColours = palette([
  ["White", "WHT", "#f6f5f1"],
  ["Natural", "NAT", "#ece2cc"],
  ["Butter", "BUT", "#f2dc94"],
  ["Blush", "BSH", "#eec9c6"],
  ["Sky", "SKY", "#b5d0e2"],
  ["Mint", "MNT", "#b9d8c4"],
  ["Sage", "SGE", "#9aab8f"],
  ["Ash grey", "ASH", "#b9bbbc"],
  ["Clay", "CLY", "#c06a4d"],
  ["Red", "RED", "#b3202c"],
  ["Royal", "ROY", "#2a4f9e"],
  ["Navy", "NVY", "#1d2b45"],
  ["Black", "BLK", "#17181b"],
]);

export const canvasColours = palette([
  ["Natural", "NAT", "#e9dfc8"],
  ["White", "WHT", "#f6f5f1"],
  ["Sand", "SND", "#cdbb98"],
  ["Grey", "GRY", "#a9abab"],
  ["Sage", "SGE", "#93a487"],
  ["Sky", "SKY", "#9dbace"],
  ["Mustard", "MUS", "#cf9833"],
  ["Terracotta", "TER", "#b55f42"],
  ["Red", "RED", "#a8242c"],
  ["Forest", "FOR", "#2c4a3c"],
  ["Navy", "NVY", "#1f2d47"],
  ["Charcoal", "CHA", "#3b3f44"],
  ["Black", "BLK", "#1a1b1d"],
]);

export const ceramicColours = palette([
  ["White", "WHT", "#f7f7f5"],
  ["Ivory", "IVO", "#efe7d6"],
  ["Stone", "STN", "#cfcac0"],
  ["Grey", "GRY", "#9a9d9f"],
  ["Sky", "SKY", "#a9c8dc"],
  ["Mint", "MNT", "#b3d3c2"],
  ["Yellow", "YEL", "#e8bf45"],
  ["Coral", "COR", "#dd7a63"],
  ["Red", "RED", "#b3202c"],
  ["Cobalt", "COB", "#2347a0"],
  ["Forest", "FOR", "#2c4a3c"],
  ["Navy", "NVY", "#1d2b45"],
  ["Black", "BLK", "#1a1b1d"],
]);

/** A framed print is chosen by its frame; the paper in it is always the same. */
export const frameColours = palette([
  ["Black", "BLK", "#1d1d1e"],
  ["White", "WHT", "#f2f1ed"],
  ["Light oak", "LOK", "#d2b48a"],
  ["Oak", "OAK", "#b98e5c"],
  ["Walnut", "WAL", "#6b4731"],
  ["Mahogany", "MAH", "#5a2c22"],
  ["Ash", "ASW", "#d9cbb2"],
  ["Graphite", "GRA", "#45484c"],
  ["Silver", "SIL", "#b8babb"],
  ["Brass", "BRS", "#b1924f"],
  ["Sage", "SGE", "#8d9c83"],
  ["Navy", "NVY", "#24324c"],
]);

export const paperColours = palette([
  ["White", "WHT", "#fbfbf9"],
  ["Cream", "CRM", "#f4ecdb"],
  ["Kraft", "KFT", "#c6a67c"],
  ["Grey", "GRY", "#cfd1d2"],
  ["Blush", "BSH", "#f0d3cf"],
  ["Sky", "SKY", "#c5dae8"],
  ["Mint", "MNT", "#c9e2d2"],
  ["Butter", "BUT", "#f3e2a4"],
  ["Lilac", "LIL", "#d6cbe6"],
  ["Coral", "COR", "#e58d78"],
  ["Navy", "NVY", "#1d2b45"],
  ["Black", "BLK", "#1d1d1f"],
]);
