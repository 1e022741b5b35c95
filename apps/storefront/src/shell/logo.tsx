import { storedImage } from "@selvedge/browser/images/rendition-set";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { headerImageWidthPx } from "@selvedge/domain/images/image-widths";

/**
 * The shop's logo and name, linked to the home page. The logo is an image, never inline SVG, so a stored file can run no
 * script.
 */
export function Logo({ shop }: { shop: ShopFrame }) {
  const { text, tagline, image, isAlone } = shop.settings.logo;
  const isWordless = isAlone && Boolean(image?.src);
  return (
    <a className="logo" href="/" data-wordless={isWordless || undefined}>
      <Mark logo={shop.settings.logo} />
      <span className={isWordless ? "visually-hidden" : "logo-words"}>
        <span className="logo-name">{text || shop.name}</span>{" "}
        {tagline ? <span className="logo-tagline">{tagline}</span> : null}
      </span>
      <span className="visually-hidden">, home</span>
    </a>
  );
}

const heightPx = 32;

/** The picture of the logo, requested 600 wide (storefront §9), else its drawing. */
function Mark({ logo: { svg, image } }: { logo: ShopFrame["settings"]["logo"] }) {
  if (!image?.src) return svg ? <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" height="32" /> : null;
  const stored = storedImage(image.src);
  const width = Math.round((heightPx * image.width) / image.height) || undefined;
  const at = (format: string) => `${stored}.${format}?w=${headerImageWidthPx}`;
  return (
    <picture>
      {stored ? <source type="image/avif" srcSet={at("avif")} /> : null}
      <img src={stored ? at("webp") : image.src} alt="" width={width} height={heightPx} />
    </picture>
  );
}
