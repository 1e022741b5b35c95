import type { Row } from "./report/row.ts";
import { addToBasket } from "./rows/add-to-basket.ts";
import { cachedPage } from "./rows/cached-page.ts";
import { coldBurst } from "./rows/cold-burst.ts";
import { editSeen } from "./rows/edit-seen.ts";
import { editor } from "./rows/editor.ts";
import { equalSignIn } from "./rows/equal-sign-in.ts";
import { facetTime, searchExact, searchTime, searchTypos } from "./rows/finding.ts";
import { growth } from "./rows/growth.ts";
import { memory, memoryAfterUploads } from "./rows/memory.ts";
import { orderToMail } from "./rows/order-to-mail.ts";
import { packing } from "./rows/packing.ts";
import { pageCache, pageMemory } from "./rows/page-memory.ts";
import { placeOrder } from "./rows/place-order.ts";
import { printFidelity } from "./rows/print-fidelity.ts";
import { printFile } from "./rows/print-file.ts";
import { scriptBytes, styleBytes } from "./rows/script-bytes.ts";
import { coldStart, warmStart } from "./rows/starts.ts";
import { uncachedPage } from "./rows/uncached-page.ts";
import { validationLinear } from "./rows/validation-linear.ts";

/** Every row of the table in its order. */
export const allRows: Record<string, () => Promise<Row>> = {
  "cached-page": cachedPage,
  "uncached-page": uncachedPage,
  packing,
  "cold-burst": coldBurst,
  "edit-seen": editSeen,
  editor,
  "add-to-basket": addToBasket,
  "place-order": placeOrder,
  "order-to-mail": orderToMail,
  "equal-sign-in": equalSignIn,
  "print-file": printFile,
  "print-fidelity": printFidelity,
  "script-bytes": scriptBytes,
  "style-bytes": styleBytes,
  "validation-linear": validationLinear,
  "search-exact": searchExact,
  "search-typos": searchTypos,
  "search-time": searchTime,
  "facet-time": facetTime,
  growth,
  "cold-start": coldStart,
  "warm-start": warmStart,
  "page-memory": pageMemory,
  "page-cache": pageCache,
  memory,
  "memory-after-uploads": memoryAfterUploads,
};
