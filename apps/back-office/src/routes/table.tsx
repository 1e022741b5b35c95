import { Starting } from "@selvedge/ui/routing/starting";
import type { RouteObject } from "react-router";

/**
 * The pages inside the frame. Each is a module of its own, loaded when it is first visited; it exports `Component`.
 * A failing page is caught below the frame, so the navigation stays.
 */
const framed: RouteObject[] = [
  { index: true, lazy: () => import("./start.tsx") },
  // Where signing out leads: the gate above asks who is there, and then it is the start again.
  { path: "login", lazy: () => import("./start.tsx") },
  { path: "orders", lazy: () => import("./orders.tsx") },
  { path: "orders/:id", lazy: () => import("./order.tsx") },
  { path: "returns", lazy: () => import("../returns/returns-page.tsx") },
  { path: "refunds", lazy: () => import("../refunds/refunds-page.tsx") },
  { path: "gift-cards", lazy: () => import("../gift-cards/gift-cards-page.tsx") },
  { path: "quotes", lazy: () => import("../quotes/quotes-page.tsx") },
  { path: "quotes/:id", lazy: () => import("../quotes/quotes-page.tsx") },
  { path: "approvals", lazy: () => import("./approvals.tsx") },
  { path: "shops", lazy: () => import("./shops.tsx") },
  { path: "shops/:id", lazy: () => import("./shops.tsx") },
  { path: "customers", lazy: () => import("./customers.tsx") },
  { path: "staff", lazy: () => import("./staff.tsx") },
  { path: "staff/:id", lazy: () => import("./staff.tsx") },
  { path: "access", lazy: () => import("./access.tsx") },
  { path: "roles", lazy: () => import("./roles.tsx") },
  { path: "security", lazy: () => import("./security.tsx") },
  { path: "audit", lazy: () => import("./audit.tsx") },
  { path: "jobs", lazy: () => import("./jobs.tsx") },
  { path: "badges", lazy: () => import("./badges.tsx") },
  { path: "batches", lazy: () => import("./batches.tsx") },
  { path: "stations", lazy: () => import("./stations.tsx") },
  { path: "*", lazy: () => import("./not-found.tsx") },
];

/** Screens that fill the window: a station on its tablet, the floor's board on the wall. */
const whole: RouteObject[] = [
  { path: "stations/:code", lazy: () => import("./station.tsx") },
  { path: "floor", lazy: () => import("./floor.tsx") },
];

/** Every address of the back office. */
export const routes: RouteObject[] = [
  {
    lazy: () => import("../shell/frame.tsx"),
    HydrateFallback: Starting,
    children: [{ lazy: () => import("@selvedge/ui/routing/page-boundary"), children: framed }],
  },
  {
    lazy: () => import("../shell/whole-screen.tsx"),
    HydrateFallback: Starting,
    children: [{ lazy: () => import("@selvedge/ui/routing/page-boundary"), children: whole }],
  },
  // For those who build screens, on Vite's own server; no build has it.
  ...(import.meta.env.DEV ? [{ path: "gallery", lazy: () => import("./gallery.tsx"), HydrateFallback: Starting }] : []),
];
