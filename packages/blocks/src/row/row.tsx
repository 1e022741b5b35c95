import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Picture } from "../parts/picture.tsx";
import type { rowBlock } from "./row.block.ts";
import s from "./row.module.css";

/**
 * Blocks side by side: plain, as a strip of small facts between lines, as one panel of equal parts, or as numbered steps
 * along a thread.
 */
export function Row({ props, children }: ViewPropsOf<typeof rowBlock>) {
  const { direction, spacing, backgroundImage, reversed, look } = props;
  const style = spacing === null ? {} : { "--gap": `${spacing}px` };
  return (
    <div
      className={s.row}
      data-part="row"
      data-look={look}
      data-direction={direction}
      data-reversed={reversed || undefined}
      style={style as CSSProperties}
    >
      {backgroundImage ? <Picture className={s.behind} image={backgroundImage} sizes="100vw" /> : null}
      {children}
    </div>
  );
}
