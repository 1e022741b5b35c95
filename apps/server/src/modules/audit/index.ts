export { auditShop, type ShopDeed } from "./audit-shop.ts";
export { linkAudit } from "./link-audit.ts";
export { verifyAudit } from "./verify-audit.ts";
