/** One of the things that a split test compares. */
export interface Variation {
  readonly id: number;
  /** What addresses and blocks call it. */
  readonly alias: string;
  readonly name: string;
  /** Its share of the visitors against the other variations' weights; 0 for none. */
  readonly weight: number;
}

/** A split test that runs in a shop. Source: storefront §3.10. */
export interface RunningTest {
  readonly id: number;
  /** What addresses and blocks call it. */
  readonly code: string;
  readonly name: string;
  /** The control first: the shop as it is without the test. */
  readonly variations: readonly Variation[];
}

/** What a visitor sees who takes no part: the shop as it is without the test; null for a test without variations. */
export const controlOf = ({ variations }: Pick<RunningTest, "variations">): Variation | null => variations[0] ?? null;
