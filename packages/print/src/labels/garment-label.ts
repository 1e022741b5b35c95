import type { Side } from "@selvedge/design/scene";

/** What is on the label of one garment. There is no customer name: labels lie about on the factory floor. */
export interface GarmentLabel {
  /** `L` with ten digits (`labelCode` of the domain). */
  readonly code: string;
  readonly orderNumber: string;
  /** This is piece `piece` of `pieces` in its order. */
  readonly piece: number;
  readonly pieces: number;
  /** Hole of the sorting wall, or null for an order of one piece. */
  readonly hole: string | null;
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
  readonly sides: readonly Side[];
  /** As on the board: `14 × 16`; null when nothing is stretched over a platen. */
  readonly platen: string | null;
  /** A reversed mark beside the order: `P2 remake`. Null for ordinary work. */
  readonly priority: string | null;
  /** Calendar day, `2026-11-20`. */
  readonly shipByOn: string;
  /** Picture of the artwork, any format that ingest gives; null when there is none. */
  readonly thumbnail: Buffer | null;
}
