export { type FrameSite, framedProps, frameSite } from "./frame-address.ts";
export { frameRoutes } from "./routes.ts";
