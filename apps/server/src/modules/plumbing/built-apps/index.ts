export { appRoutes } from "./routes.ts";
export { serveApp } from "./serve-app.ts";
export { sendFile } from "./static-files.ts";
