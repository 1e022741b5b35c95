import type { ViewPropsOf } from "../context/block-view.ts";
import { ActionLink } from "../parts/links/action-link.tsx";
import type { buttonBlock } from "./button.block.ts";
import s from "./button.module.css";

/** A link as a button. Without words or without somewhere to lead it is nothing. */
export function Button({ props }: ViewPropsOf<typeof buttonBlock>) {
  const { text, href, target, primary, align, size, icon, iconPosition } = props;
  if (!text || !href) return null;
  return (
    <p className={s.line} data-align={align}>
      <ActionLink {...{ text, href, target, primary, size, icon, iconPosition }} />
    </p>
  );
}
