import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { MenuItem, MenuSegment } from "@selvedge/domain/shops/shop-settings";
import { Icon } from "../../parts/icon.tsx";
import { isLinks, SegmentImage } from "../mega-panel.tsx";

/** How deep the menu is opened: an entry by its place, and a part of its panel by its own. */
export interface MenuDepth {
  readonly entry: number | null;
  readonly segment: number | null;
}

interface SmallMenuProps {
  shop: ShopFrame;
  depth: MenuDepth;
  onDepth: (next: MenuDepth) => void;
  onClose: () => void;
}

/** The menu of a small screen: one column, two levels deep, with a back button at the top (storefront §2.4). */
export function SmallMenu({ shop, depth: { entry, segment }, onDepth, onClose }: SmallMenuProps) {
  const { menu, logo, signIn } = shop.settings;
  const top = entry === null ? null : (menu[entry] ?? null);
  const part = segment === null ? null : (top?.segments[segment] ?? null);
  return (
    <div className="sidebar-inner">
      <div className="sidebar-head">
        {top === null ? (
          <span className="sidebar-title">{logo.text || shop.name}</span>
        ) : (
          <button
            type="button"
            className="sidebar-back"
            onClick={() => onDepth({ entry: part === null ? null : entry, segment: null })}
          >
            <Icon name="left" size={20} />
            {part === null ? "All" : top.title}
          </button>
        )}
        <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
      {top === null ? (
        <TopLevel menu={menu} hasAccount={signIn.isInHeader} onOpen={(at) => onDepth({ entry: at, segment: null })} />
      ) : part === null ? (
        <Segments item={top} onOpen={(at) => onDepth({ entry, segment: at })} />
      ) : (
        <Links part={part} />
      )}
    </div>
  );
}

interface TopLevelProps {
  menu: readonly MenuItem[];
  hasAccount: boolean;
  onOpen: (at: number) => void;
}

function TopLevel({ menu, hasAccount, onOpen }: TopLevelProps) {
  return (
    <ul className="sidebar-list">
      {menu.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
        <li key={at} data-at={at}>
          {item.segments.length > 0 ? (
            <button type="button" onClick={() => onOpen(at)}>
              {item.title}
              <Icon name="right" size={20} />
            </button>
          ) : (
            <Anchor href={item.url || "#"}>{item.title}</Anchor>
          )}
        </li>
      ))}
      {hasAccount ? (
        <li>
          <a href="/account/">Account</a>
        </li>
      ) : null}
    </ul>
  );
}

function Segments({ item, onOpen }: { item: MenuItem; onOpen: (at: number) => void }) {
  return (
    <>
      <p className="sidebar-title">{item.title}</p>
      <ul className="sidebar-list">
        {item.segments.map((segment, at) =>
          isLinks(segment) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one heading
            <li key={at}>
              <button type="button" onClick={() => onOpen(at)}>
                {segment.title}
                <Icon name="right" size={20} />
              </button>
            </li>
          ) : null,
        )}
        {item.url ? (
          <li>
            <Anchor href={item.url}>{wholeOf(item)}</Anchor>
          </li>
        ) : null}
      </ul>
      <div className="sidebar-images">
        {item.segments.map(({ image }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may show one picture
          image ? <SegmentImage key={at} image={image} /> : null,
        )}
      </div>
    </>
  );
}

/** The label of the link to an item's own page: the panel's foot link if it has the same target. */
const wholeOf = ({ title, url, footLink }: MenuItem) =>
  footLink.title && footLink.url === url ? footLink.title : `All of ${title}`;

function Links({ part }: { part: MenuSegment }) {
  return (
    <>
      <p className="sidebar-title">{part.title}</p>
      <ul className="sidebar-list">
        {part.items.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may have one name
          <li key={at}>
            <Anchor href={link.url || "#"}>{link.title}</Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
