import type { ViewPropsOf } from "../context/block-view.ts";
import type { customCodeBlock } from "./custom-code.block.ts";
import s from "./custom-code.module.css";

/** The server says where the code runs and keeps the code itself. Without that there is nothing, and no code in the page. */
export function CustomCode({ props }: ViewPropsOf<typeof customCodeBlock>) {
  const { frame = "" } = props as { frame?: string };
  if (!frame) return null;
  return (
    <div>
      <iframe
        className={s.code}
        src={frame}
        title={props.title}
        height={props.height}
        loading="lazy"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  );
}
