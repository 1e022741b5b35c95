// The chrome around every page of a shop: rendered once by the server, outside the part that React hydrates. The root
// element's data-layout decides which of it shows; hydrate/ makes the interactive parts work.
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { AroundBlocks } from "./around-blocks.tsx";
import { Bars } from "./bars.tsx";
import { CartHeader } from "./cart-header.tsx";
import { Footer, SlimFooter } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SideMenu } from "./side/side-menu.tsx";

interface ChromeProps {
  readonly shop: ShopFrame;
  /** URL of the menu entry for this page; "" if there is none. */
  readonly place: string;
  readonly around?: Around | undefined;
}

/** The blocks of a shop's own header and footer; null for the usual ones. */
export interface Around {
  readonly header: readonly ResolvedBlock[] | null;
  readonly footer: readonly ResolvedBlock[] | null;
}

/** URL of the menu entry for a page, by the page's path and query; "" if there is none. */
export function currentPlace({ settings }: ShopFrame, url: string): string {
  const path = url.split("?")[0]!;
  return settings.menu.some((item) => item.url === path) ? path : "";
}

/** Above the page: skip link, announcement and header. */
export function ChromeAbove({ shop, place, around }: ChromeProps) {
  const header = <Header shop={shop} place={place} />;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="pending-line" aria-hidden="true" />
      <div data-chrome="full">
        <Bars banners={shop.banners} announcement={shop.settings.announcement} />
      </div>
      {around?.header ? (
        <AroundBlocks id="header-template" shop={shop} blocks={around.header} parts={{ shopHeader: header }} />
      ) : (
        header
      )}
      <CartHeader shop={shop} />
      <SideMenu shop={shop} place={place} />
    </>
  );
}

/** Below the page: the form of its hearts, the footers, and the live regions for messages. */
export function ChromeBelow({ shop, around }: Omit<ChromeProps, "place">) {
  const footer = shop.hasFullFooter ? <Footer shop={shop} /> : null;
  return (
    <>
      <form id="hearts" method="post" action="/favourites/add/" hidden />
      {around?.footer ? (
        <AroundBlocks id="footer-template" shop={shop} blocks={around.footer} parts={{ shopFooter: footer }} />
      ) : (
        footer
      )}
      <SlimFooter shop={shop} />
      <div className="snackbars" role="status" id="snackbars" />
      <div className="visually-hidden" role="status" id="live-title" />
    </>
  );
}
