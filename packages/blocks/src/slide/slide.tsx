import { bannerImageSize } from "@selvedge/domain/images/image-widths";
import { onColour } from "@selvedge/themes/colour/contrast";
import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { ActionLink } from "../parts/links/action-link.tsx";
import { Picture } from "../parts/picture.tsx";
import type { slideBlock } from "./slide.block.ts";
import s from "./slide.module.css";

type SlideProps = ViewPropsOf<typeof slideBlock>;

/** Words over a picture, on a shade in which they can be read. */
export function Slide({ props, isFirst = false }: SlideProps) {
  const { title, copy, image, video, alignment, overlay, colours } = props;
  const actions = props.actions.filter(({ text, href }) => text && href);
  const hasWords = title || copy || actions.length > 0;
  const style = {
    "--shade": overlay,
    ...(colours.background ? { "--ground": colours.background } : {}),
    ...wordsOf(colours),
  };
  return (
    <div
      className={s.slide}
      data-align={alignment}
      data-ground={image || video ? "picture" : "plain"}
      style={style as CSSProperties}
    >
      {video ? (
        <video
          className={s.behind}
          src={video}
          {...(image ? { poster: image.original } : {})}
          controls
          playsInline
          muted
          loop
          preload="none"
        />
      ) : image ? (
        <Picture className={s.behind} image={image} sizes="100vw" widthPx={bannerImageSize.widthPx} isFirst={isFirst} />
      ) : null}
      {hasWords ? (
        <div className={s.words}>
          {title ? <h2 className={s.title}>{title}</h2> : null}
          {copy ? <p className={s.copy}>{copy}</p> : null}
          {actions.length > 0 ? (
            <div className={s.actions}>
              {actions.map(({ text, href, target, primary }) => (
                <ActionLink key={text} text={text} href={href} target={target} primary={primary} />
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const wordsOf = ({ text, background }: { text: string; background: string }): Record<string, string> => {
  if (text) return { "--words": text };
  return background ? { "--words": onColour(background, ["#ffffff", "#111111"]) } : {};
};
