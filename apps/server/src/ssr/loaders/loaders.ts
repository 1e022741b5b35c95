import type { LoadedRoute, Loader } from "../visit.ts";
import * as found from "./page-loaders.ts";

/** The compiler refuses a page without a loader here, and a loader with another page's data. */
export const loaders: { readonly [Name in LoadedRoute]: Loader<Name> } = found;
