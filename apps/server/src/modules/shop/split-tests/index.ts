export { countVisitors } from "./count-visitors.ts";
export { splitTestRoutes } from "./routes.ts";
export { recordOrderTests } from "./write-queries.ts";
