import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { ShopBanner } from "@selvedge/domain/shops/shop-banners";
import type { ShopSettings } from "@selvedge/domain/shops/shop-settings";
import { onColour } from "@selvedge/themes/colour/contrast";
import type { CSSProperties, ReactNode } from "react";

/**
 * The bars above the header: Christmas days, what the shop's owner wrote for a time, and the shop's standing line
 * (storefront §2.5). A phone has space for one of the last two: there the one for a time stands for both.
 */
export function Bars({ banners, announcement }: Pick<ShopFrame, "banners"> & Pick<ShopSettings, "announcement">) {
  const { text, linkText, href } = announcement;
  return (
    <>
      {banners.map((banner) =>
        banner.kind === "christmas" ? (
          <Christmas key="christmas" {...banner} />
        ) : (
          <Sitewide key="sitewide" {...banner} />
        ),
      )}
      {text ? <Bar label="Announcement">{sentence(text, linkText, href)}</Bar> : null}
    </>
  );
}

interface BarProps {
  readonly label: string;
  readonly kind?: ShopBanner["kind"];
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

const Bar = ({ label, kind, style, children }: BarProps) => (
  <aside className="announcement" data-banner={kind} aria-label={label} style={style}>
    {children}
  </aside>
);

const sentence = (text: string, linkText: string, href: string) => (
  <p>
    {text}
    {linkText && href ? (
      <>
        {" "}
        <Anchor href={href}>{linkText}</Anchor>
      </>
    ) : null}
  </p>
);

/** A background without a colour of its text gets one that can be read on it. */
function coloursOf({ background, color }: ShopBanner): CSSProperties {
  const words = color || (background && onColour(background, ["#ffffff", "#111111"]));
  return { ...(background ? { background } : {}), ...(words ? { color: words } : {}) };
}

const Sitewide = (banner: ShopBanner) => (
  <Bar label="Notice" kind="sitewide" style={coloursOf(banner)}>
    {sentence(banner.text, banner.linkText, banner.href)}
  </Bar>
);

const Christmas = (banner: ShopBanner) => (
  <Bar label="Christmas delivery" kind="christmas" style={coloursOf(banner)}>
    <p>{banner.text}</p>
    <ul>
      {banner.days.map(({ label, day }) => (
        <li key={label + day}>
          {label ? <span>{label} </span> : null}
          <strong>{day}</strong>
        </li>
      ))}
    </ul>
  </Bar>
);
