import type { ViewPropsOf } from "../context/block-view.ts";
import type { splitTestBlock } from "./split-test.block.ts";

/** The variation that is shown, with nothing around it; all of them in an editor. */
export function SplitTest({ children }: ViewPropsOf<typeof splitTestBlock>) {
  return <div data-part="split-test">{children}</div>;
}
