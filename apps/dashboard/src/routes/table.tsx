import type { RouteObject } from "react-router";
import { Starting } from "../shell/starting.tsx";

/**
 * The pages inside the frame. Each is a module of its own, loaded when it is first visited; it exports `Component` and,
 * where it needs data, `loader`. A failing page is caught below the frame, so the navigation stays.
 */
const framed: RouteObject[] = [{ path: "*", lazy: () => import("./not-found.tsx") }];

/** Every address of the dashboard: the framed pages, and beside them those that fill the window. */
export const routes: RouteObject[] = [
  {
    lazy: () => import("../shell/frame.tsx"),
    HydrateFallback: Starting,
    children: [{ lazy: () => import("../shell/page-boundary.tsx"), children: framed }],
  },
  { path: "gallery", lazy: () => import("./gallery.tsx"), HydrateFallback: Starting },
];
