import type { PropsOf } from "@selvedge/pages/props/field";
import { onColour } from "@selvedge/themes/colour/contrast";
import type { CSSProperties } from "react";
import type { podBlock } from "./pod.block.ts";

type ButtonStyles = PropsOf<(typeof podBlock)["fields"]>["buttonStyles"];

/** A pod's own button, over the theme's. A ground without a colour for its words gets one that is legible on it. */
export function buttonStyle({ textColor, backgroundColor, borderColor, borderRadius }: ButtonStyles): CSSProperties {
  const color = textColor || (backgroundColor && onColour(backgroundColor, ["#ffffff", "#111111"]));
  return {
    ...(color ? { color } : {}),
    ...(backgroundColor ? { background: backgroundColor } : {}),
    ...(borderColor ? { borderColor } : {}),
    ...(borderRadius === null ? {} : { borderRadius }),
  };
}
