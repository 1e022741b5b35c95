export { maskSealed, sealPrivate } from "./private-values.ts";
