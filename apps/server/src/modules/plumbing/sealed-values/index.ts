export { maskSealed, openPrivate, sealPrivate } from "./private-values.ts";
export { resealValues } from "./reseal-values.ts";
