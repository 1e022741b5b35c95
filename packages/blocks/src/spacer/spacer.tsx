import type { ViewPropsOf } from "../context/block-view.ts";
import type { spacerBlock } from "./spacer.block.ts";
import s from "./spacer.module.css";

/** Space, and an optional rule across it. */
export function Spacer({ props: { height, rule } }: ViewPropsOf<typeof spacerBlock>) {
  const style = { height };
  return rule ? (
    <div className={s.ruled} style={style}>
      <hr data-part="rule" />
    </div>
  ) : (
    <div style={style} />
  );
}
