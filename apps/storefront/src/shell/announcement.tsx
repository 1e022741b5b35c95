import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import type { ShopSettings } from "@selvedge/domain/shops/shop-settings";

/** One line above the header, with an optional link. */
export function Announcement({ announcement: { text, linkText, href } }: Pick<ShopSettings, "announcement">) {
  if (!text) return null;
  return (
    <aside className="announcement" aria-label="Announcement">
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
