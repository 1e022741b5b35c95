import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";

/**
 * The shop's mark and name, leading home. The mark is shown as a picture, never as markup of the page: whatever a stored
 * drawing holds, it runs nothing.
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
