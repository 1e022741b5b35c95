import { cx } from "@selvedge/ui/class-names.ts";
import { pictureBackgrounds } from "@selvedge/ui/content/picture-backgrounds.ts";
import { useState } from "react";
import { type BackgroundByMode, backgroundsOf } from "./picture-background.ts";

interface ArtworkPictureProps {
  src: string;
  /** Empty when the name is beside it. */
  alt: string;
  className?: string;
}

/** An artwork, whole, on a ground that it contrasts with, whether it is pale or dark. It appears once that is known. */
export const ArtworkPicture = (props: ArtworkPictureProps) => <Picture key={props.src} {...props} />;

const known = new Map<string, BackgroundByMode | null>();

function Picture({ src, alt, className }: ArtworkPictureProps) {
  const [grounds, setGrounds] = useState(known.get(src));
  const look = (picture: HTMLImageElement) => {
    if (!known.has(src)) known.set(src, lookAt(picture));
    setGrounds(known.get(src) ?? null);
  };
  return (
    <span
      className={cx("block overflow-hidden bg-mock transition-colors", className)}
      style={
        grounds
          ? { backgroundColor: `light-dark(${pictureBackgrounds[grounds.light]}, ${pictureBackgrounds[grounds.dark]})` }
          : undefined
      }
    >
      <img
        src={src}
        alt={alt}
        crossOrigin="anonymous"
        loading="lazy"
        onLoad={({ currentTarget }) => look(currentTarget)}
        // It may load the next time it is shown: nothing is known of it.
        onError={() => setGrounds(null)}
        className={cx("size-full object-contain transition-opacity", grounds === undefined && "opacity-0")}
      />
    </span>
  );
}

const lookedAtPx = 64;

/** Null where the browser gives no pixels away: the screen's own ground stays. */
function lookAt(picture: HTMLImageElement): BackgroundByMode | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = lookedAtPx;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, lookedAtPx, lookedAtPx);
  return backgroundsOf(context.getImageData(0, 0, lookedAtPx, lookedAtPx).data, lookedAtPx);
}
