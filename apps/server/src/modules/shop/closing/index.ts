export { mailClosing } from "./closing-mail.ts";
export { closeDueShops, exportShop, sweepExports } from "./jobs.ts";
export { shopClosingRoutes } from "./routes.ts";
