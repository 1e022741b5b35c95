// What surrounds every page of a shop: drawn once by the server, outside the part that React wakes up. Which of it shows
// follows the root element's data-layout; the little that moves is moved by awake/.
import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { Announcement } from "./announcement.tsx";
import { CartHeader } from "./cart-header.tsx";
import { Footer, SlimFooter } from "./footer.tsx";
import { Header } from "./header.tsx";

interface ChromeProps {
  readonly shop: ShopFrame;
  /** The menu's entry that leads to this page; "" where none does. */
  readonly place: string;
}

/** The address of the menu's entry that leads to a page, by the page's path and query; "" where none does. */
export function currentPlace({ settings }: ShopFrame, url: string): string {
  const path = url.split("?")[0]!;
  return settings.menu.some((item) => item.url === path) ? path : "";
}

/** Above the page: the way past the menu, announcement and header. */
export function ChromeAbove({ shop, place }: ChromeProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <div className="pending-line" aria-hidden="true" />
      <div data-chrome="full">
        <Announcement announcement={shop.settings.announcement} />
      </div>
      <Header shop={shop} place={place} />
      <CartHeader shop={shop} />
    </>
  );
}

/** Below it: the footers, and the places where something may speak up. */
export function ChromeBelow({ shop }: Pick<ChromeProps, "shop">) {
  return (
    <>
      {shop.hasFullFooter ? <Footer shop={shop} /> : null}
      <SlimFooter shop={shop} />
      <div className="snackbars" role="status" id="snackbars" />
      <div className="visually-hidden" role="status" id="live-title" />
    </>
  );
}
