import { Icon } from "../parts/icon.tsx";
import type { EmptyBlockProps } from "./empty-block.ts";
import { emptyStateOf, UNKNOWN_TYPE } from "./empty-states.ts";
// A plain style sheet, which the build keeps for pages that no script renders.
import "./empty-view.css";

/** A dashed frame with what is missing, for the editor to be clicked at; a block with content is shown as it is. */
export function EmptyView({ block, data, children }: EmptyBlockProps) {
  // A type without a view renders nothing at all.
  const isKnown = children !== null;
  const state = isKnown ? emptyStateOf(block, data) : UNKNOWN_TYPE;
  if (!state) return children;
  return (
    <div data-part="empty" data-tone={isKnown ? undefined : "warning"}>
      <Icon name={state.icon} small />
      <span>{block.editing?.emptyText}</span>
      {state.action ? (
        <button type="button" data-edit={block.uid} data-leads-to={state.leadsTo}>
          {state.action}
        </button>
      ) : null}
    </div>
  );
}
