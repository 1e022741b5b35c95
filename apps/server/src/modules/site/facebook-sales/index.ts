export { tellFacebookSale } from "./jobs.ts";
export type { SaleVisitor } from "./purchase-event.ts";
export { facebookSales } from "./queries.ts";
export { saleVisitorOf } from "./sale-visitor.ts";
export { sealToken } from "./token.ts";
export { forgetFacebookSales, queueFacebookSale, queueRefusedSales, recordFacebookSale } from "./write-queries.ts";
