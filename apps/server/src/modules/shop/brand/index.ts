export { faceFile } from "./face-files.ts";
export { iconPath } from "./icon-sizes.ts";
export { brandRoutes } from "./routes.ts";
export { socialPath } from "./social-path.ts";
