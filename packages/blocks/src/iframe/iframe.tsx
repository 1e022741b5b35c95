import type { ViewPropsOf } from "../context/block-view.ts";
import { Anchor } from "../parts/links/anchor.tsx";
import { frameAddress } from "./frame-address.ts";
import type { iframeBlock } from "./iframe.block.ts";
import s from "./iframe.module.css";

/**
 * A frame without the rights of the page: it cannot lead the visitor away, nor reach what the page knows. It is a document on
 * the host of frames, whose address the server makes; the other site is inside that one and keeps its own origin, or maps and
 * forms would not work.
 */
export function Iframe({ props }: ViewPropsOf<typeof iframeBlock>) {
  const { src, title, height, allowFullscreen } = props;
  const { frame = "" } = props as { frame?: string };
  const url = frameAddress(src);
  if (!url || !frame) return null;
  return (
    <div className={s.frame} data-starts="frame" data-origin={url.origin}>
      <iframe
        src={frame}
        title={title}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        {...(allowFullscreen ? { allow: "fullscreen" } : {})}
      />
      <p className={s.source}>
        From <Anchor href={url.href}>{url.host.replace(/^www\./, "")}</Anchor>
      </p>
    </div>
  );
}
