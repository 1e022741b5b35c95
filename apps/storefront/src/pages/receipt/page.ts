import type { Page } from "../../router/types.ts";

/** Without an order, it leads to the one that this browser has placed: scripts that count a sale see no more of the address. */
export const page: Page = {
  paths: ["/receipt/{orderHash}/", "/receipt/"],
  isDocument: true,
};
