import type { Row } from "./report/row.ts";
import { addToBasket } from "./rows/add-to-basket.ts";
import { placeOrder } from "./rows/place-order.ts";
import { printFile } from "./rows/print-file.ts";

/** Every row of the table in its order. */
export const allRows: Record<string, () => Promise<Row>> = {
  "add-to-basket": addToBasket,
  "place-order": placeOrder,
  "print-file": printFile,
};
