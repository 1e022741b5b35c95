// Layers over the page, in the order they opened; the last one is on top. Source: storefront §3.11, §4.

export type ElementStack = readonly string[];

/** With a name on top; one that is in the stack already keeps its place. */
export const addToStack = (stack: ElementStack, name: string): ElementStack =>
  stack.includes(name) ? stack : [...stack, name];

/** Without a name; the others keep their order. One that is not in it changes nothing. */
export const removeFromStack = (stack: ElementStack, name: string): ElementStack =>
  stack.filter((other) => other !== name);

export const emptyStack: ElementStack = [];
