/** Type name to view: what the storefront and the editor's canvas render with. Schemas and panels are not reached from here. */
import type * as types from "./block-types.ts";
import * as views from "./block-views.tsx";
import type { BlockView, BlockViews } from "./context/block-view.ts";

type Types = typeof types;

/** A type without a view is an error here, before anything runs. */
export const BLOCK_VIEWS: BlockViews = views satisfies Record<Types[keyof Types]["type"], BlockView>;
