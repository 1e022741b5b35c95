export { appRoutes } from "./routes.ts";
export { serveApp } from "./serve-app.ts";
