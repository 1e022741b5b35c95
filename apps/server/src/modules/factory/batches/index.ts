export { closeDueBatches } from "./close-due.ts";
export { batchRoutes } from "./routes.ts";
