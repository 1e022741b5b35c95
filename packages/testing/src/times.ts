/** How often a test does something: a few times in `npm test`, many in `npm run chaos`. */
export const times = (few: number, many: number): number => (process.env.CHAOS === "1" ? many : few);
