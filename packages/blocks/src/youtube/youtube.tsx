import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { videoIdOf } from "./video-id.ts";
import type { youtubeBlock } from "./youtube.block.ts";
import s from "./youtube.module.css";

/** A picture of the shop's own with a button to play. Without scripts it is a link to the film; with them it plays in place. */
export function Youtube({ props }: ViewPropsOf<typeof youtubeBlock>) {
  const { link, title, length, thumbnail, start, ratio } = props;
  const { frame = "" } = props as { frame?: string };
  const id = videoIdOf(link);
  if (!id) return null;
  const seconds = Math.floor(start);
  return (
    <div
      className={s.video}
      style={{ aspectRatio: ratio.replace(":", " / ") } as CSSProperties}
      data-starts={frame ? "video" : undefined}
    >
      <a
        className={s.facade}
        href={`https://www.youtube.com/watch?v=${id}${seconds > 0 ? `&t=${seconds}s` : ""}`}
        target="_blank"
        rel="noopener"
        data-player={frame || undefined}
        data-title={title}
      >
        {thumbnail ? (
          <Picture className={s.picture} image={{ ...thumbnail, altText: "" }} sizes="(min-width: 768px) 66vw, 100vw" />
        ) : null}
        <span className={s.play}>
          <Icon name="play" />
        </span>
        <span className={s.words}>
          <span className={s.title}>
            <span className="visually-hidden">Play: </span>
            {title}
            {length ? `, ${length}` : ""}
          </span>
          <span className={s.note}>YouTube loads when you press play</span>
        </span>
      </a>
    </div>
  );
}
