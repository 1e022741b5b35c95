import type { ShopFrame } from "@selvedge/contracts/pages/page-data";

/**
 * The shop's logo and name, linked to the home page. The logo is an image, never inline SVG, so a stored file can run no
 * script.
 */
export function Logo({ shop }: { shop: ShopFrame }) {
  const { svg, text, tagline } = shop.settings.logo;
  return (
    <a className="logo" href="/">
      {svg ? <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" height="32" /> : null}
      <span className="logo-words">
        <span className="logo-name">{text || shop.name}</span>{" "}
        {tagline ? <span className="logo-tagline">{tagline}</span> : null}
      </span>
      <span className="visually-hidden">, home</span>
    </a>
  );
}
