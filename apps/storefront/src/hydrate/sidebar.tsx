import { breakpointOf, breakpoints } from "@selvedge/browser/interface/breakpoints";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import type { MenuItem, ShopLink } from "@selvedge/domain/shops/shop-settings";
import { useEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "../parts/icon.tsx";
import { SegmentImage } from "../shell/mega-panel.tsx";

/** A click outside the dialog closes it, where the browser supports it. */
const lightDismiss = { closedby: "any" } as const;
let root: Root | undefined;

/** From which width on the menu needs no sidebar: it is a row, or a fixed column at the side (storefront §2.3). */
const needsNone = ({ settings }: ShopFrame): boolean =>
  breakpoints[breakpointOf(innerWidth)] >= (settings.menuPlacement === "side" ? breakpoints.xl : breakpoints.md);

/** Opens the menu of a small screen, or opens and closes the fixed column of a large one. Its code is loaded on first use. */
export function openSidebar(shop: ShopFrame): void {
  if (needsNone(shop)) return void document.documentElement.toggleAttribute("data-side-closed");
  if (!root) {
    const host = document.createElement("div");
    document.body.append(host);
    root = createRoot(host);
  }
  root.render(<Sidebar key={performance.now()} shop={shop} onClose={close} />);
}

const close = () => root?.render(null);

/** The menu of a small screen: one column, two levels deep, with a back button at the top (storefront §2.4). */
function Sidebar({ shop, onClose }: { shop: ShopFrame; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [top, setTop] = useState<MenuItem | null>(null);
  const [segment, setSegment] = useState<string | null>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const closeWhenWide = () => {
      if (needsNone(shop)) onClose();
    };
    addEventListener("resize", closeWhenWide);
    return () => {
      removeEventListener("resize", closeWhenWide);
      element?.close();
    };
  }, [shop, onClose]);
  return (
    <dialog ref={dialog} className="sidebar" aria-label="Menu" onClose={onClose} {...lightDismiss}>
      <div className="sidebar-inner">
        <div className="sidebar-head">
          {top === null ? (
            <span className="sidebar-title">{shop.settings.logo.text || shop.name}</span>
          ) : (
            <button
              type="button"
              className="sidebar-back"
              onClick={() => (segment === null ? setTop(null) : setSegment(null))}
            >
              <Icon name="left" size={20} />
              {segment === null ? "All" : top.title}
            </button>
          )}
          <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        {top === null ? (
          <TopLevel menu={shop.settings.menu} onOpen={setTop} />
        ) : segment === null ? (
          <Segments item={top} onOpen={setSegment} />
        ) : (
          <Links title={segment} links={top.segments.find(({ title }) => title === segment)?.items ?? []} />
        )}
      </div>
    </dialog>
  );
}

function TopLevel({ menu, onOpen }: { menu: readonly MenuItem[]; onOpen: (item: MenuItem) => void }) {
  return (
    <ul className="sidebar-list">
      {menu.map((item) => (
        <li key={item.title}>
          {item.segments.length > 0 ? (
            <button type="button" onClick={() => onOpen(item)}>
              {item.title}
              <Icon name="right" size={20} />
            </button>
          ) : (
            <a {...linkAttributes(item.url || "#")}>{item.title}</a>
          )}
        </li>
      ))}
      <li>
        <a href="/account/">Account</a>
      </li>
    </ul>
  );
}

function Segments({ item, onOpen }: { item: MenuItem; onOpen: (title: string) => void }) {
  return (
    <>
      <p className="sidebar-title">{item.title}</p>
      <ul className="sidebar-list">
        {item.segments
          .filter(({ items }) => items.length > 0)
          .map(({ title }) => (
            <li key={title}>
              <button type="button" onClick={() => onOpen(title)}>
                {title}
                <Icon name="right" size={20} />
              </button>
            </li>
          ))}
        {item.url ? (
          <li>
            <a {...linkAttributes(item.url)}>{wholeOf(item)}</a>
          </li>
        ) : null}
      </ul>
      <div className="sidebar-images">
        {item.segments.map(({ image, title }) =>
          image ? <SegmentImage key={`${title}${image.src}`} image={image} /> : null,
        )}
      </div>
    </>
  );
}

/** The label of the link to an item's own page: the panel's foot link if it has the same target. */
const wholeOf = ({ title, url, footLink }: MenuItem) =>
  footLink.title && footLink.url === url ? footLink.title : `All of ${title}`;

function Links({ title, links }: { title: string; links: readonly ShopLink[] }) {
  return (
    <>
      <p className="sidebar-title">{title}</p>
      <ul className="sidebar-list">
        {links.map((link) => (
          <li key={link.title}>
            <a {...linkAttributes(link.url || "#")}>{link.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
