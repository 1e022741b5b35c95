export { type Actor, actorOf } from "./actor.ts";
export { peopleRoutes } from "./routes.ts";
export { writePlatformAudit } from "./write-queries.ts";
