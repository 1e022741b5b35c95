import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import type { ShopBanner } from "@selvedge/domain/shops/shop-banners";
import { onColour } from "@selvedge/themes/colour/contrast";
import type { CSSProperties } from "react";

/** The bars above the announcement: Christmas days, and what the shop's owner wrote (storefront §2.5). */
export function Banners({ banners }: { banners: readonly ShopBanner[] }) {
  return banners.map((banner) =>
    banner.kind === "christmas" ? (
      <ChristmasBanner key="christmas" banner={banner} />
    ) : (
      <SitewideBanner key="sitewide" banner={banner} />
    ),
  );
}

/** A background without a colour of its text gets one that can be read on it. */
function colours({ background, color }: ShopBanner): CSSProperties {
  const words = color || (background && onColour(background, ["#ffffff", "#111111"]));
  return { ...(background ? { background } : {}), ...(words ? { color: words } : {}) };
}

function SitewideBanner({ banner }: { banner: ShopBanner }) {
  const { text, linkText, href } = banner;
  return (
    <aside className="announcement" data-banner="sitewide" aria-label="Notice" style={colours(banner)}>
      <p>
        {text}
        {linkText && href ? (
          <>
            {" "}
            <a {...linkAttributes(href)}>{linkText}</a>
          </>
        ) : null}
      </p>
    </aside>
  );
}

function ChristmasBanner({ banner }: { banner: ShopBanner }) {
  return (
    <aside className="announcement" data-banner="christmas" aria-label="Christmas delivery" style={colours(banner)}>
      <p>{banner.text}</p>
      <ul>
        {banner.days.map(({ label, day }) => (
          <li key={label + day}>
            {label ? <span>{label} </span> : null}
            <strong>{day}</strong>
          </li>
        ))}
      </ul>
    </aside>
  );
}
