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
