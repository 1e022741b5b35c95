export { confirmEmailLink, readEmailLink } from "./email-link.ts";
export { readNotMe, secureAccount } from "./not-me.ts";
export { securityRoutes } from "./routes.ts";
export { setAlerts } from "./write-queries.ts";
