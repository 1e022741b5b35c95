/** A split test that has just begun for a visitor, with the variation that they see. */
export interface StartedTest {
  readonly name: string;
  readonly variation: string;
}

/**
 * The line that a started split test writes to the console: for internal people alone, null for everybody else. It is all
 * that being internal changes in a storefront. Source: storefront §6.
 */
export const startedTestLine = ({ name, variation }: StartedTest, visitor: { isInternal: boolean }): string | null =>
  visitor.isInternal ? `Split test ${name} started with ${variation}` : null;

/** The analytics event of a test that has begun for a visitor. */
export const startedTestEventName = "split-test:start";

/** What that event carries. Source: storefront §7. */
export interface StartedTestEvent {
  readonly splitTestId: number;
  readonly variationId: number;
  /** Variation ids of all tests that the visitor takes part in, by test id. */
  readonly splitTests: Readonly<Record<number, number>>;
}

/** The event of one of the tests that a visitor takes part in. */
export const startedTestEvent = (
  [splitTestId, variationId]: readonly [number, number],
  all: ReadonlyMap<number, number>,
): StartedTestEvent => ({ splitTestId, variationId, splitTests: Object.fromEntries(all) });
