import { Starting } from "@selvedge/ui/routing/starting";
import type { RouteObject } from "react-router";

/**
 * The pages inside the frame. Each is a module of its own, loaded when it is first visited; it exports `Component`.
 * A failing page is caught below the frame, so the navigation stays.
 */
const framed: RouteObject[] = [
  { index: true, lazy: () => import("./home.tsx") },
  { path: "orders", lazy: () => import("./orders.tsx") },
  { path: "orders/:id", lazy: () => import("./order.tsx") },
  { path: "products", lazy: () => import("./products.tsx") },
  { path: "products/new", lazy: () => import("./new-product.tsx") },
  { path: "products/bundles/:id", lazy: () => import("./bundles/bundle.tsx") },
  { path: "products/:id", lazy: () => import("./product.tsx") },
  { path: "artworks", lazy: () => import("./artworks.tsx") },
  { path: "collections", lazy: () => import("./online-shop/collections.tsx") },
  { path: "discounts/:id?", lazy: () => import("./discounts.tsx") },
  { path: "gift-cards/:id?", lazy: () => import("./gift-cards/gift-cards.tsx") },
  { path: "theme", lazy: () => import("./online-shop/theme.tsx") },
  { path: "menus", lazy: () => import("./online-shop/menus.tsx") },
  { path: "pages", lazy: () => import("./online-shop/pages.tsx") },
  { path: "pages/:id", lazy: () => import("./online-shop/page.tsx") },
  { path: "blog", lazy: () => import("./online-shop/posts.tsx") },
  { path: "blog/new", lazy: () => import("./online-shop/new-post.tsx") },
  { path: "blog/:id", lazy: () => import("./online-shop/post.tsx") },
  { path: "help", lazy: () => import("./online-shop/help.tsx") },
  { path: "help/:name", lazy: () => import("./online-shop/question.tsx") },
  { path: "legal", lazy: () => import("./online-shop/legal-texts.tsx") },
  { path: "legal/:name", lazy: () => import("./online-shop/legal-text.tsx") },
  { path: "reviews", lazy: () => import("./marketing/reviews.tsx") },
  { path: "shared-links", lazy: () => import("./marketing/shared-links.tsx") },
  { path: "split-tests", lazy: () => import("./marketing/split-tests.tsx") },
  { path: "split-tests/new", lazy: () => import("./marketing/new-split-test.tsx") },
  { path: "split-tests/:id", lazy: () => import("./marketing/split-test.tsx") },
  { path: "plugins", lazy: () => import("./plugins/plugins.tsx") },
  { path: "plugins/:code", lazy: () => import("./plugins/plugin.tsx") },
  {
    path: "settings",
    lazy: () => import("./settings.tsx"),
    children: [
      { index: true, lazy: () => import("./settings/hub.tsx") },
      { path: "domain", lazy: () => import("./settings/domain.tsx") },
      { path: "name", lazy: () => import("./settings/name.tsx") },
      { path: "close", lazy: () => import("./settings/close.tsx") },
      { path: "brand", lazy: () => import("./settings/brand.tsx") },
      { path: "sign-in-and-receipts", lazy: () => import("./settings/sign-in-and-receipts.tsx") },
      { path: "search-engines", lazy: () => import("./settings/search-engines.tsx") },
      { path: "company", lazy: () => import("./company.tsx") },
      { path: "header-and-footer", lazy: () => import("./surroundings.tsx") },
      { path: "visitors", lazy: () => import("./visitors.tsx") },
      { path: "pages", lazy: () => import("./page-access.tsx") },
      { path: "team", lazy: () => import("./team.tsx") },
      { path: "team/activity", lazy: () => import("./team/activity.tsx") },
      { path: "security", lazy: () => import("./security.tsx") },
    ],
  },
  { path: "403", lazy: () => import("./forbidden.tsx") },
  { path: "*", lazy: () => import("./not-found.tsx") },
];

/** Every address of the dashboard: the framed pages, and beside them those that fill the window. */
export const routes: RouteObject[] = [
  {
    lazy: () => import("../shell/frame.tsx"),
    HydrateFallback: Starting,
    children: [{ lazy: () => import("@selvedge/ui/routing/page-boundary"), children: framed }],
  },
  { path: "pages/:id/edit", lazy: () => import("./online-shop/page-editor.tsx"), HydrateFallback: Starting },
  { path: "theme/:name", lazy: () => import("./online-shop/theme-editor.tsx"), HydrateFallback: Starting },
  { path: "designs/:id", lazy: () => import("./studio.tsx"), HydrateFallback: Starting },
  // For those who build screens, on Vite's own server; no build has it.
  ...(import.meta.env.DEV ? [{ path: "gallery", lazy: () => import("./gallery.tsx"), HydrateFallback: Starting }] : []),
];
