// What surrounds every page of a shop: drawn once by the server, outside the part that React wakes up. Which of it shows
// follows the root element's data-layout; the little that moves is moved by awake/.
import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { Announcement } from "./announcement.tsx";
import { CartHeader } from "./cart-header.tsx";
import { Footer, SlimFooter } from "./footer.tsx";
import { Header } from "./header.tsx";

interface ChromeProps {
  readonly shop: ShopFrame;
  /** Path and query of the page, for the mark on the menu's own place. */
  readonly url: string;
}

/** Above the page: the way past the menu, announcement and header. */
export function ChromeAbove({ shop, url }: ChromeProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <div className="pending-line" aria-hidden="true" />
      <div data-chrome="full">
        <Announcement announcement={shop.settings.announcement} />
      </div>
      <Header shop={shop} url={url} />
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
