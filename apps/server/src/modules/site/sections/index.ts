export { ownSection } from "./queries.ts";
export { sectionRoutes } from "./routes.ts";
