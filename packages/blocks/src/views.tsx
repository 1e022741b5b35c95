/** Type name to view, all at once: what the server and the editor's canvas render with. Schemas and panels are not reached from here. */
import type * as types from "./block-types.ts";
import * as views from "./block-views.tsx";
import type { BlockView, BlockViews } from "./context/block-view.ts";
import * as later from "./later-views.tsx";

type Types = typeof types;

const all = { ...views, ...later };

/** A type without a view is an error here, before anything runs. */
export const BLOCK_VIEWS: BlockViews = all satisfies Record<Types[keyof Types]["type"], BlockView>;
