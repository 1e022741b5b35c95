export { companyRoutes } from "./routes.ts";
export { bankOf } from "./save-company.ts";
