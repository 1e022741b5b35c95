import { Icon } from "../parts/icon.tsx";
import type { EmptyBlockProps } from "./empty-block.ts";
import { emptyStateOf, UNKNOWN_TYPE } from "./empty-states.ts";
import s from "./empty-view.module.css";

/** A dashed frame with what is missing, for the editor to be clicked at; a block with content is shown as it is. */
export function EmptyView({ block, data, children }: EmptyBlockProps) {
  // A type without a view renders nothing at all.
  const isKnown = children !== null;
  const state = isKnown ? emptyStateOf(block, data) : UNKNOWN_TYPE;
  if (!state) return children;
  return (
    <div className={s.empty} data-part="empty" data-tone={isKnown ? undefined : "warning"}>
      <Icon name={state.icon} small />
      <span className={s.text}>{block.editing?.emptyText}</span>
      {state.action ? (
        <button type="button" className={s.action} data-edit={block.uid}>
          {state.action}
        </button>
      ) : null}
    </div>
  );
}
