export { fontFile } from "./font-file.ts";
export { appRoutes } from "./routes.ts";
export { serveApp } from "./serve-app.ts";
export { sendFile, staticFile } from "./static-files.ts";
