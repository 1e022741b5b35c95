import type { ViewPropsOf } from "../context/block-view.ts";
import type { expandableBlock } from "./expandable.block.ts";
import s from "./expandable.module.css";

/** A question that opens to its answer, by the platform's own `details`: no script, and found by a search in the page. */
export function Expandable({
  props: { questionMeta, answerMeta, open },
  children,
}: ViewPropsOf<typeof expandableBlock>) {
  if (!questionMeta) return null;
  return (
    <details className={s.expandable} data-part="expandable" open={open}>
      <summary className={s.question}>{questionMeta}</summary>
      <div className={s.answer}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against the allow-list by the server before storage */}
        {answerMeta ? <div data-part="prose" dangerouslySetInnerHTML={{ __html: answerMeta }} /> : null}
        {children}
      </div>
    </details>
  );
}
