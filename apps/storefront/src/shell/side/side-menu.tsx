import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import type { MenuItem } from "@selvedge/domain/shops/shop-settings";
import { Icon } from "../../parts/icon.tsx";

/** The menu as a column at the side of large screens, for shops that have it there. Smaller ones have the sidebar. */
export function SideMenu({ shop, place }: { shop: ShopFrame; place: string }) {
  const { menu, menuPlacement } = shop.settings;
  if (menuPlacement !== "side" || menu.length === 0) return null;
  return (
    <nav className="side-menu" aria-label="Side menu" data-chrome="full" id="side-menu">
      <ul>
        {menu.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
          <li key={at}>
            {item.segments.some(({ items }) => items.length > 0) ? (
              <Group item={item} />
            ) : (
              <a {...linkAttributes(item.url || "/")} aria-current={item.url === place ? "page" : undefined}>
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ item: { title, url, segments } }: { item: MenuItem }) {
  return (
    <details open>
      <summary>
        {title}
        <Icon name="down" size={14} />
      </summary>
      <ul>
        {segments.flatMap(({ items }) =>
          items.map((link) => (
            <li key={link.title + link.url}>
              <a {...linkAttributes(link.url || "/")}>{link.title}</a>
            </li>
          )),
        )}
        {url ? (
          <li>
            <a {...linkAttributes(url)}>All of {title}</a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
