import type { ViewPropsOf } from "../context/block-view.ts";
import { frameAddress } from "./frame-address.ts";
import type { iframeBlock } from "./iframe.block.ts";
import s from "./iframe.module.css";

/**
 * A frame without the rights of the page: it cannot lead the visitor away, nor reach what the page knows. It keeps its own
 * origin, or maps and forms would not work; the page's policy names that origin and no other.
 */
export function Iframe({ props: { src, title, height, allowFullscreen } }: ViewPropsOf<typeof iframeBlock>) {
  const url = frameAddress(src);
  if (!url) return null;
  return (
    <div className={s.frame}>
      <iframe
        src={url.href}
        title={title}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        {...(allowFullscreen ? { allow: "fullscreen" } : {})}
      />
      <p className={s.source}>
        From{" "}
        <a href={url.href} target="_blank" rel="noopener">
          {url.host.replace(/^www\./, "")}
        </a>
      </p>
    </div>
  );
}
