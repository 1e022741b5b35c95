export { giftCardRoutes } from "./routes.ts";
