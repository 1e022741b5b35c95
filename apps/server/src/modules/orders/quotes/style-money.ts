import { taxOfLine } from "@selvedge/domain/money/vat";
import type { Destination } from "@selvedge/domain/money/vat-area";
import type { QuotedStyle } from "@selvedge/domain/quotes/quote-totals";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { StyleRow } from "./queries.ts";

/** How a line is taxed that goes there: a quoted parcel is never a small one. `on` is the tax day. */
export const taxOfStyle = ({ blankCode }: Pick<StyleRow, "blankCode">, to: Destination, on: string) =>
  taxOfLine({ to, isSmall: false, on }, findBlank(blankCode)?.vatRate ?? 1);

/** A line as its money is worked out. */
export const pricedStyle = (
  style: Pick<StyleRow, "blankCode" | "quantities" | "unitNetMinor" | "setUpNetMinor">,
  to: Destination,
  on: string,
): QuotedStyle => ({ ...style, rate: taxOfStyle(style, to, on).rate });
