// The event of a paid order, in the form that Facebook matches people by. Source:
// https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
import { createHash } from "node:crypto";
import { toMajor } from "@selvedge/domain/money/money";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FacebookEvent } from "../../../adapters/facebook/facebook.ts";

/** What is known of the buyer's browser; "" for what it did not send. */
export interface SaleVisitor {
  readonly address: string;
  readonly agent: string;
  readonly url: string;
  readonly fbp: string;
  readonly fbc: string;
}

export interface PaidSale {
  readonly reference: string;
  readonly paidAt: Date;
  readonly totalMinor: number;
  readonly currency: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly visitor: SaleVisitor;
}

/** A purchase under the number by which the browser's pixel tells it, too. Empty parts are left out; names are hashed. */
export function purchaseEvent(sale: PaidSale): FacebookEvent {
  const { visitor, reference, currency } = sale;
  return {
    event_name: "Purchase",
    event_time: Math.floor(sale.paidAt.getTime() / 1000),
    event_id: reference,
    event_source_url: visitor.url,
    action_source: "website",
    user_data: {
      ...hashed("em", normaliseEmail(sale.email)),
      ...hashed("fn", lettersOf(sale.firstName)),
      ...hashed("ln", lettersOf(sale.lastName)),
      ...hashed("ct", lettersOf(sale.city)),
      ...hashed("zp", zipOf(sale)),
      ...hashed("country", sale.country.toLowerCase()),
      client_ip_address: visitor.address,
      client_user_agent: visitor.agent,
      ...(visitor.fbp && { fbp: visitor.fbp }),
      ...(visitor.fbc && { fbc: visitor.fbc }),
    },
    custom_data: { currency, value: toMajor(sale.totalMinor, currency), order_id: reference },
  };
}

type HashedName = "em" | "fn" | "ln" | "ct" | "zp" | "country";

const hashed = (name: HashedName, text: string): { [Name in HashedName]?: readonly string[] } =>
  text === "" ? {} : { [name]: [createHash("sha256").update(text).digest("hex")] };

/** Small letters of any script, without spaces and punctuation. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Without spaces and dashes; of the United States the first five digits. */
function zipOf({ zip, country }: PaidSale): string {
  const plain = zip.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return country === "US" ? plain.slice(0, 5) : plain;
}
