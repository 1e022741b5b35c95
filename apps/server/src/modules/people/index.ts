export { type Doer, doerOf } from "./doer.ts";
export { maskSealed, sealPrivate } from "./private-values.ts";
export { writePlatformAudit } from "./queries.ts";
export { peopleRoutes } from "./routes.ts";
