export { checkDomains, dropCertificate, issueCertificate } from "./jobs.ts";
export { domainRoutes } from "./routes.ts";
