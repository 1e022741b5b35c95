export { pagePictureRoutes } from "./routes.ts";
