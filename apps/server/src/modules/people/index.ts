export { maskSealed, sealPrivate } from "./private-values.ts";
export { peopleRoutes } from "./routes.ts";
