// The shop's menus while the dashboard edits them: rendered by the same components as on every page, with what is worked at opened.
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { DocumentData, ShopFrame } from "@selvedge/contracts/pages/page-data";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { needsNoSidebar } from "../hydrate/sidebar.tsx";
import { Footer, SlimFooter } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { isLinks } from "../shell/mega-panel.tsx";
import { SideMenu } from "../shell/side/side-menu.tsx";
import { SmallMenu } from "../shell/side/small-menu.tsx";

type Shown = Extract<DashboardMessage, { t: "menus" }>;

let stored: ShopFrame | null = null;
let latest: Shown | null = null;

/** Shows the menus in place of the page's own, and again when its window becomes another. */
export function showMenus(shown: Shown): void {
  if (!latest) addEventListener("resize", () => latest && show(latest));
  latest = shown;
  show(shown);
}

function show({ menu, columns, legal, at }: Shown): void {
  stored ??= (JSON.parse(document.getElementById("page-data")!.textContent) as DocumentData).shop;
  const { settings } = stored;
  const footer = { ...settings.footer, columns, legal };
  const shop: ShopFrame = { ...stored, settings: readShopSettings({ ...settings, menu, footer }) };
  const isSmall = !needsNoSidebar(shop);
  render("header[data-part=header]", <Header shop={shop} place="" />);
  render("#side-menu", <SideMenu shop={shop} place="" />);
  render("footer[data-chrome=full]", <Footer shop={shop} />);
  render("footer[data-slim]", <SlimFooter shop={shop} />);
  render("#small-menu", isSmall && at.list === "menu" ? <OpenSmallMenu shop={shop} at={at} /> : null);
  if (at.list === "menu" && !isSmall) openPanel(at.entry);
  scrollTo({ top: at.list === "menu" ? 0 : document.documentElement.scrollHeight });
  ring(partAt(shop, at, isSmall));
}

const roots = new Map<string, Root>();

/** In place of what the server rendered; what it did not render stands at the end. */
function render(selector: string, shown: ReactNode): void {
  if (!roots.has(selector)) {
    const host = document.createElement("div");
    const own = document.querySelector(selector);
    // A footer that the theme leaves out is left out here, too.
    host.style.display = own || !selector.startsWith("footer") ? "contents" : "none";
    if (own) own.replaceWith(host);
    else document.body.append(host);
    roots.set(selector, createRoot(host));
  }
  flushSync(() => roots.get(selector)!.render(shown));
}

/** The menu of a small screen as it lies over the page, opened as deep as the part that is worked at. */
function OpenSmallMenu({ shop, at: { entry, segment } }: { shop: ShopFrame; at: Shown["at"] }) {
  const top = entry === null ? undefined : shop.settings.menu[entry];
  const part = segment === null ? undefined : top?.segments[segment];
  const depth = {
    entry: top && top.segments.length > 0 ? entry : null,
    segment: part && isLinks(part) ? segment : null,
  };
  const over = { position: "fixed", zIndex: 60, inset: "0 auto 0 0", boxShadow: "0 0 0 100vmax rgb(14 18 24 / 0.55)" };
  return (
    <dialog open className="sidebar" aria-label="Menu" style={over as Record<string, string | number>}>
      <SmallMenu shop={shop} depth={depth} onDepth={() => {}} onClose={() => {}} />
    </dialog>
  );
}

const rowEntries = () => [...document.querySelectorAll<HTMLElement>("#menu-row > ul > li")];

function openPanel(entry: number | null): void {
  let isOpen = false;
  for (const [index, own] of rowEntries().entries()) {
    const opens = index === entry && own.querySelector(".menu-panel") !== null;
    own.toggleAttribute("data-open", opens);
    isOpen ||= opens;
  }
  document.querySelector<HTMLElement>("#menu-row .menu-backdrop")!.hidden = !isOpen;
}

/** What is framed; null where the whole of it is open anyway. */
function partAt(shop: ShopFrame, { list, entry, segment }: Shown["at"], isSmall: boolean): Element | null | undefined {
  if (entry === null) return null;
  if (list !== "menu") return document.querySelectorAll("footer[data-chrome=full] .footer-columns > nav")[entry];
  const segments = shop.settings.menu[entry]?.segments ?? [];
  const own = isSmall ? document.querySelector("dialog.sidebar") : rowEntries()[entry];
  const part = segment === null ? undefined : segments[segment];
  if (part) {
    const isPicture = part.image !== null;
    const alike = segments.filter((each) => (isPicture ? each.image !== null : isLinks(each)));
    return own?.querySelectorAll(isPicture ? ".mega-image" : ".mega-links")[alike.indexOf(part)];
  }
  if (segments.length > 0) return null;
  return own?.querySelector(isSmall ? `[data-at="${entry}"]` : ".menu-top");
}

const frameRules = `[data-worked-at] { outline: 3px solid #4f6bf0; outline-offset: 5px }
.menu-top[data-worked-at] { outline-offset: -5px }`;
let hasRule = false;

function ring(part: Element | null | undefined): void {
  if (!hasRule) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(frameRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    hasRule = true;
  }
  for (const earlier of document.querySelectorAll("[data-worked-at]")) earlier.removeAttribute("data-worked-at");
  part?.setAttribute("data-worked-at", "");
  if (part) bringIntoView(part);
}

/** What stays at the top of the window covers so much of it, in pixels. */
const coveredPx = 130;

/** Scrolls the page or the small menu, and never the dashboard around them, as `scrollIntoView` might. */
function bringIntoView(part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  const under = top - coveredPx;
  const by = under < 0 ? under : Math.max(0, Math.min(under, bottom - innerHeight + 24));
  (part.closest("dialog") ?? window).scrollBy(0, by);
}
