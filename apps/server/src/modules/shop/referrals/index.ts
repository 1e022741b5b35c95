export { countReferral } from "./count-referral.ts";
export { referralRoutes } from "./routes.ts";
export { recordOrderReferral } from "./write-queries.ts";
