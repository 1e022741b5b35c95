/** The same views as browsers load them: each a chunk of its own, requested when a page that holds the block is shown. */
import { lazy } from "react";
import type { BlockView, BlockViews } from "./context/block-view.ts";
import type * as later from "./later-views.tsx";

const loads: Record<keyof typeof later, () => Promise<BlockView>> = {
  action: async () => (await import("./action/action.tsx")).Action,
  affiliate: async () => (await import("./affiliate/affiliate.tsx")).Affiliate,
  announcementV2: async () => (await import("./announcement-v2/announcement-v2.tsx")).AnnouncementV2,
  appIcon: async () => (await import("./app-icon/app-icon.tsx")).AppIcon,
  badge: async () => (await import("./badge/badge.tsx")).Badge,
  carousel: async () => (await import("./carousel/carousel.tsx")).Carousel,
  catalogueGrid: async () => (await import("./catalogue-grid/catalogue-grid.tsx")).CatalogueGrid,
  catalogueItem: async () => (await import("./catalogue-item/catalogue-item.tsx")).CatalogueItem,
  customCode: async () => (await import("./custom-code/custom-code.tsx")).CustomCode,
  feed: async () => (await import("./feed/feed.tsx")).Feed,
  gate: async () => (await import("./gate/gate.tsx")).Gate,
  graph: async () => (await import("./graph/graph.tsx")).Graph,
  iframe: async () => (await import("./iframe/iframe.tsx")).Iframe,
  interactions: async () => (await import("./interactions/interactions.tsx")).Interactions,
  liveChat: async () => (await import("./live-chat/live-chat.tsx")).LiveChat,
  mailContactForm: async () => (await import("./mail-contact-form/mail-contact-form.tsx")).MailContactForm,
  pricing: async () => (await import("./pricing/pricing.tsx")).Pricing,
  slide: async () => (await import("./slide/slide.tsx")).Slide,
  slideshow: async () => (await import("./slideshow/slideshow.tsx")).Slideshow,
  splitTest: async () => (await import("./split-test/split-test.tsx")).SplitTest,
  storeHidden: async () => (await import("./store-hidden/store-hidden.tsx")).StoreHidden,
  studioDesigns: async () => (await import("./studio-designs/studio-designs.tsx")).StudioDesigns,
  studioStart: async () => (await import("./studio-start/studio-start.tsx")).StudioStart,
  summary: async () => (await import("./summary/summary.tsx")).Summary,
  tag: async () => (await import("./tag/tag.tsx")).Tag,
  taglets: async () => (await import("./taglets/taglets.tsx")).Taglets,
  variation: async () => (await import("./variation/variation.tsx")).Variation,
  youtube: async () => (await import("./youtube/youtube.tsx")).Youtube,
};

export const LATER_CHUNKS = Object.fromEntries(
  Object.entries(loads).map(([type, load]) => [type, lazy(async () => ({ default: await load() }))]),
) as BlockViews;

/** Where the view of such a type lies below `packages/blocks/src/`; null for a type that every page's code holds. */
export function laterFileOf(type: string): string | null {
  if (!Object.hasOwn(loads, type)) return null;
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${name}/${name}.tsx`;
}
