/** Of a test that a page names and that does not run. Source: storefront §8. */
export const unknownTestText = (name: string): string => `Split Test ${name} doesn't exist or is no longer active.`;

/** Of a variation that stands elsewhere than in a split test. Source: storefront §5. */
export const outsideTestText = "A split-test variation must be inside a split test.";
