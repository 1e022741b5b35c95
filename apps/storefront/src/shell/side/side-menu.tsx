import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
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
              <Anchor href={item.url || "/"} aria-current={item.url === place ? "page" : undefined}>
                {item.title}
              </Anchor>
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
              <Anchor href={link.url || "/"}>{link.title}</Anchor>
            </li>
          )),
        )}
        {url ? (
          <li>
            <Anchor href={url}>All of {title}</Anchor>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
