import { onColour } from "@selvedge/themes/colour/contrast";
import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import type { badgeBlock } from "./badge.block.ts";
import s from "./badge.module.css";

type BadgeProps = ViewPropsOf<typeof badgeBlock>;

/** A seal or a pill. Without words it is nothing. */
export function Badge({ props, block }: BadgeProps) {
  if (!props.text) return null;
  const style = coloursOf(props.colours);
  if (props.shape === "seal") return <Seal props={props} id={`seal-${block.uid}`} style={style} />;
  return (
    <p className={s.pill} style={style}>
      <Icon name={props.icon} small />
      <span>
        {props.text} {props.secondText}
      </span>
    </p>
  );
}

/** Words along the upper and the lower edge, which a screen reader reads as one sentence. */
function Seal({
  props: { text, secondText, icon },
  id,
  style,
}: Pick<BadgeProps, "props"> & { id: string; style: CSSProperties }) {
  return (
    <div className={s.seal} style={style} role="img" aria-label={`${text} ${secondText}`.trim()}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={s.ring} cx="60" cy="60" r="55" />
        <path id={`${id}-upper`} d="M18 60a42 42 0 0 1 84 0" fill="none" />
        <path id={`${id}-lower`} d="M11 60a49 49 0 0 0 98 0" fill="none" />
        <Arc path={`${id}-upper`} text={text} />
        <Arc path={`${id}-lower`} text={secondText} />
      </svg>
      <Icon name={icon} />
    </div>
  );
}

/** Long words are set closer, so that they stay on their half of the edge. */
const Arc = ({ path, text }: { path: string; text: string }) => (
  <text className={s.arc} fontSize={text.length > 14 ? 9.5 : 12} textAnchor="middle">
    <textPath href={`#${path}`} startOffset="50%">
      {text.toUpperCase()}
    </textPath>
  </text>
);

function coloursOf({ text, background }: { text: string; background: string }): CSSProperties {
  if (!background) return text ? { color: text } : {};
  return { background, color: text || onColour(background, ["#ffffff", "#111111"]) };
}
