export { resealValues } from "./reseal-values.ts";
