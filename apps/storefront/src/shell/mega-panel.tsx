import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { MenuImage, MenuItem, MenuSegment } from "@selvedge/domain/shops/shop-settings";
import type { CSSProperties } from "react";
import { Icon, PathIcon } from "../parts/icon.tsx";

/** The panel of a top menu item: columns of links, pictures, and a foot row. */
export function MegaPanel({ item }: { item: MenuItem }) {
  const { segments, footText, footLink } = item;
  return (
    <>
      <div className="mega">
        <div className="mega-columns">
          {segments.filter(isLinks).map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one heading
            <SegmentLinks key={at} segment={segment} />
          ))}
        </div>
        {segments.map(({ image }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may show one picture
          image ? <SegmentImage key={at} image={image} /> : null,
        )}
      </div>
      {footText || footLink.title ? (
        <div className="mega-foot">
          <span>
            {footText ? <PathIcon path="M3 9h18v6.5H3zM7 9v3M11 9v4M15 9v3M19 9v4" size={20} /> : null}
            {footText}
          </span>
          {footLink.title ? <Anchor href={footLink.url || "#"}>{footLink.title}</Anchor> : null}
        </div>
      ) : null}
    </>
  );
}

/** Links below a heading are shown where there is one; a picture has none. */
export const isLinks = (segment: MenuSegment) => segment.image === null && segment.items.length > 0;

function SegmentLinks({ segment }: { segment: MenuSegment }) {
  return (
    <div className="mega-links">
      {segment.title ? <p className="mega-title">{segment.title}</p> : null}
      <ul>
        {segment.items.map(({ title, url }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may have one name
          <li key={at}>
            <Anchor href={url || "#"}>
              {title}
              <Icon name="right" size={16} />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A picture with text on a scrim, so that the text is legible on any picture. */
export function SegmentImage({ image }: { image: MenuImage }) {
  const style = {
    "--overlay": image.overlay,
    "--words": image.textColor,
    ...(image.background ? { background: image.background } : {}),
  } as CSSProperties;
  return (
    <Anchor
      className="mega-image"
      data-corners={image.borderRadius}
      data-ratio={image.ratio}
      data-shadow={image.textShadow}
      data-align={image.textAlignment}
      style={style}
      href={image.link || "#"}
    >
      <img src={nearestSize(image.sizes, 640) ?? image.src} alt={image.altText} loading="lazy" />
      <span className="mega-image-words">
        <strong>{image.title}</strong>
        {image.description ? <span>{image.description}</span> : null}
        {image.buttonText ? <ImageButton image={image} /> : null}
      </span>
    </Anchor>
  );
}

function ImageButton({ image }: { image: MenuImage }) {
  const { buttonColor, buttonTextColor, buttonBorderRadius, buttonWidth, buttonText } = image;
  if (!buttonColor) return <span className="mega-image-link">{buttonText}</span>;
  return (
    <span
      className="mega-image-link"
      data-button={buttonWidth}
      data-corners={buttonBorderRadius}
      style={{ background: buttonColor, color: buttonTextColor, textShadow: "none" }}
    >
      {buttonText}
    </span>
  );
}
