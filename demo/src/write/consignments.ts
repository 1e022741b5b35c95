import { customsFormOf } from "@selvedge/domain/shipping/customs-form";
import { customsFactsOf } from "@selvedge/garments/blanks/customs";
import { findBlankVariant } from "../blank-variant.ts";
import type { Numbered } from "../orders/order-rows.ts";
import type { DemoConsignment, DemoParty } from "./world.ts";

const factory = {
  company: "",
  street: "Unit 7, Stafford Park 4",
  city: "Telford",
  state: "",
  zip: "TF3 3BA",
  country: "GB",
  phone: "+44 1952 555010",
};

/** A parcel of this shop as announced to the carrier. */
export function consignmentOf(
  { reference, plan, service, totals, story }: Numbered,
  shop: Pick<DemoParty, "name" | "email">,
  weightGrams: number,
): DemoConsignment {
  const { firstName, lastName, ...place } = plan.customer;
  const contents = plan.lines.map(({ product, variant, quantity }, index) => {
    const { blank, weightGrams: unitGrams } = findBlankVariant(variant.blankSku);
    const facts = customsFactsOf(blank.code);
    const { priceMinor, discountMinor } = totals.lines[index]!;
    return {
      description: facts?.description ?? "",
      name: [product.product.name, variant.colour.toLowerCase(), variant.size].join(", "),
      quantity,
      hs6: facts?.hs6 ?? "",
      originCountry: facts?.originCountry ?? "",
      netGrams: unitGrams * quantity,
      valueMinor: priceMinor - discountMinor,
    };
  });
  const sentOn = (story.completedAt ?? plan.createdAt).toISOString().slice(0, 10);
  const valueMinor = contents.reduce((sum, line) => sum + line.valueMinor, 0);
  const form = customsFormOf({ from: "GB", to: place, valueMinor, currency: "GBP", on: sentOn });
  return {
    reference: `${reference}-1`,
    orderNumber: reference,
    carrier: service.carrier,
    service: service.code,
    sentOn,
    sender: { ...factory, ...shop },
    receiver: { name: `${firstName} ${lastName}`, company: "", ...place },
    weightGrams,
    isWeighed: true,
    currency: "GBP",
    postageMinor: totals.shippingMinor,
    contents,
    customs: form && { form, iossNumber: "", eoriNumber: "", receiverNumber: "", terms: "DAP" },
  };
}
