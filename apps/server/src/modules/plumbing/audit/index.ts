export { linkAudit } from "./link-audit.ts";
export { merchantOf } from "./merchant-of.ts";
export { verifyAudit } from "./verify-audit.ts";
export { type AuditActor, auditRow, byMerchant, type Merchant, writeAudit } from "./write-audit.ts";
