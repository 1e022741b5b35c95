export {
  type CodedBasket,
  type DecidedCode,
  type DecidedCodes,
  decideCodes,
  noCodes,
  savedCodes,
} from "./decide-codes.ts";
export { presentCode } from "./present-code.ts";
export { normaliseCode } from "./queries.ts";
export { appliedCodes, recordUses, releaseUses } from "./record-uses.ts";
export { discountRoutes } from "./routes.ts";
