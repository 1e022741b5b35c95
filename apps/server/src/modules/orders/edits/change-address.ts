// Where an order goes, changed after it was paid. Delivery and VAT were worked out for its country and VAT area, so those stay.
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { vatAreaOf } from "@selvedge/domain/money/vat-area";
import { writtenPostcode } from "@selvedge/domain/orders/receipt/written-postcode";
import { writtenRegion } from "@selvedge/domain/shipping/address-form/address-form";
import { inOneLine, joinedStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import { countryName, type PostalAddress } from "@selvedge/domain/shipping/postal-address";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { type Change, lockForChange, requireAllowed } from "../changes/index.ts";
import { postalAddressOf } from "../moves/index.ts";

/**
 * Sends an order to another address of its country. The same address twice changes nothing. Throws notFound, moveRefused
 * with the table's reason, and validation for another country.
 */
export const changeAddress = (platform: Platform, change: Change, address: TypedAddress) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, order, actionOf } = await lockForChange(db, change);
    if (change.by.kind === "merchant" && order.paid_at === null && !order.on_terms) throw new Refusal("notFound");
    const now = postalAddressOf(order, "shipping");
    const next = storedAddressOf(address);
    if (isSame(now, next)) return { isChanged: false };
    requireAllowed(actionOf("edit_address"));
    refuseOtherTaxes(now, next);
    const { orderId, by, requestId } = change;
    const version = order.version + 1;
    await Promise.all([
      db
        .updateTable("orders")
        .where("division_id", "=", divisionId)
        .where("id", "=", orderId)
        .set({
          version,
          shipping_first_name: next.firstName,
          shipping_last_name: next.lastName,
          shipping_company: next.company,
          shipping_street: next.street,
          shipping_city: next.city,
          shipping_state: next.state,
          shipping_country: next.country,
          shipping_zip: next.zip,
        })
        .execute(),
      // Neither address: the audit is never deleted, and a person may be.
      writeAudit(db, {
        ...{ divisionId, by, requestId },
        action: "order.address_changed",
        subject: `order ${orderId}`,
        detail: { isOtherPlace: now.zip !== next.zip },
      }),
      sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
      (order.paid_at !== null || order.on_terms) &&
        enqueue(
          db,
          "order_changed",
          { divisionId, orderId, what: "address", version },
          { key: `order ${orderId} address` },
        ),
    ]);
    return { isChanged: true };
  });

/** An address as a form has it: the street in one line or two. */
type TypedAddress = PostalAddress & { street2?: string };

function storedAddressOf({ street2 = "", ...address }: TypedAddress): PostalAddress {
  const { street, state, zip, country } = address;
  return {
    ...address,
    street: joinedStreet({ street, street2 }),
    state: writtenRegion(country, state),
    zip: writtenPostcode(zip, country),
  };
}

/** Two lines of a street are the same as one with a comma, which is how tools with one field show them. */
const isSame = (one: PostalAddress, other: PostalAddress): boolean =>
  (Object.keys(one) as (keyof PostalAddress)[]).every((part) => inOneLine(one[part]) === inOneLine(other[part]));

function refuseOtherTaxes(now: PostalAddress, next: PostalAddress): void {
  const [before, after] = [vatAreaOf(now), vatAreaOf(next)];
  if (now.country === next.country && before.kind === after.kind && before.code === after.code) return;
  const place = now.country === next.country ? "this part of the country" : countryName(next.country);
  const message = `Delivery and VAT of this order are for ${countryName(now.country)}. To send it to ${place}, cancel it and order again.`;
  throw new Refusal("validation", {
    message,
    errors: { [now.country === next.country ? "zip" : "country"]: [message] },
  });
}
