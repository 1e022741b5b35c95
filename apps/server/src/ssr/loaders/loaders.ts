import type { LoadedRoute, Loader } from "../visit.ts";
import * as found from "./page-loaders.ts";

/** At a page's address a template may be looked at, which is shown with a page of another kind. */
type Loaders = { readonly [Name in Exclude<LoadedRoute, "store">]: Loader<Name> } & { readonly store: Loader };

/** The compiler refuses a page without a loader here, and a loader with another page's data. */
export const loaders: Loaders = found;
