import * as views from "../block-views.tsx";
import type { BlockView, BlockViews } from "../context/block-view.ts";
import { LATER_CHUNKS } from "../later-chunks.tsx";

let all: BlockViews = { ...LATER_CHUNKS, ...views };

/** The view of a type, or undefined. In a browser, a view that few pages hold is loaded when it is rendered first. */
export const viewOf = (type: string): BlockView | undefined => (Object.hasOwn(all, type) ? all[type] : undefined);

/** Sets every view at once. Only a server does: it renders directly what a browser loads later. */
export function setBlockViews(views: BlockViews): void {
  all = views;
}
