// What a carrier receives about a parcel, read from its order: sender, receiver and contents.

import type { Bound } from "@selvedge/db/bound";
import { factoryDay } from "@selvedge/domain/factory/spare-time";
import type { TaxTreatment } from "@selvedge/domain/money/vat";
import { customsFormOf, customsNumbersOf } from "@selvedge/domain/shipping/customs-form";
import type { PostalAddress } from "@selvedge/domain/shipping/postal-address";
import { customsFactsOf } from "@selvedge/garments/blanks/customs";
import { sql } from "kysely";
import type { Consignment, ContentLine, Party } from "../../../adapters/carrier/carrier.ts";
import type { Platform } from "../../../platform.ts";
import { addressColumns } from "../floor/index.ts";
import type { ParcelOf } from "./parcels.ts";

export interface Posting {
  consignment: Consignment;
  /** What customs would miss, in words for a hold; empty when nothing. */
  missing: string;
}

interface PostingRow {
  reference: string;
  currency: string;
  postageMinor: number;
  customsNumber: string;
  phone: string;
  email: string;
  address: PostalAddress;
  shop: string;
  supportEmail: string;
  eori: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  factoryPhone: string;
  parcelId: number;
  carrier: string;
  service: string;
  expectedGrams: number;
  weighedGrams: number | null;
}

interface LineRow {
  name: string;
  colour: string;
  size: string;
  blankCode: string;
  quantity: number;
  unitGrams: number;
  valueMinor: number;
  treatment: TaxTreatment;
}

/** The consignment of a packed order; undefined for a part without a parcel. */
export async function postingOf(platform: Platform, db: Bound, part: ParcelOf): Promise<Posting | undefined> {
  const row = await postingRow(db, part);
  return row && present(platform, row, await linesOf(db, part));
}

async function postingRow(db: Bound, { divisionId, orderId, factoryCode }: ParcelOf): Promise<PostingRow | undefined> {
  const { rows } = await sql<PostingRow>`
    select o.reference, o.currency, coalesce(part.price_inc_tax_minor, o.shipping_minor)::int as "postageMinor", o.shipping_customs_number as "customsNumber", o.phone, o.email,
      ${addressColumns} as address, d.name as shop, d.support_email as "supportEmail", coalesce(c.eori_number, '') as eori,
      f.street, f.city, f.zip, f.country, f.phone as "factoryPhone", p.id as "parcelId", p.carrier, p.service,
      p.weight_grams as "expectedGrams", p.weighed_grams as "weighedGrams"
    from orders o join parcels p on p.division_id = o.division_id and p.order_id = o.id
    join divisions d on d.id = o.division_id join factories f on f.code = p.factory_code
    left join factory_fulfilment_orders part on part.division_id = o.division_id and part.order_id = o.id and part.factory_code = p.factory_code
    left join division_company_infos c on c.division_id = o.division_id
    where o.division_id = ${divisionId} and o.id = ${orderId} and p.factory_code = ${factoryCode}`.execute(db);
  return rows[0];
}

/** What is in the parcel: the garments that were packed, by the line that they were sold in. */
async function linesOf(db: Bound, { divisionId, orderId, factoryCode }: ParcelOf): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select i.name, i.colour, i.size, v.blank_code as "blankCode", l.pieces as quantity, v.weight_grams as "unitGrams",
      round((i.price_minor - case when i.origin_item_id is null then i.discount_minor else 0 end) * l.pieces / i.quantity::numeric)::int as "valueMinor", i.tax_treatment as treatment
    from order_items i join blank_variants v on v.sku = i.blank_sku
    cross join lateral (select count(*)::int as pieces from factory_labels l where l.division_id = i.division_id
      and l.order_item_id = i.id and l.factory_code = ${factoryCode} and l.state not in ('replaced', 'cancelled')) l
    where i.division_id = ${divisionId} and i.order_id = ${orderId} and l.pieces > 0 order by i.position`.execute(db);
  return rows;
}

function present({ config, now }: Platform, row: PostingRow, lines: readonly LineRow[]): Posting {
  const contents = lines.map(contentOf);
  const on = factoryDay(now());
  const valueMinor = contents.reduce((sum, line) => sum + line.valueMinor, 0);
  const form = customsFormOf({ from: row.country, to: row.address, valueMinor, currency: row.currency, on });
  const numbers =
    form &&
    customsNumbersOf({
      form,
      treatments: lines.map(({ treatment }) => treatment),
      orderNumber: row.customsNumber,
      iossNumber: config.iossNumber,
      eoriNumber: row.eori,
    });
  const { missing = "", ...customs } = numbers ?? {};
  return {
    missing: missing || (form ? missingCustomsData(contents) : ""),
    consignment: {
      reference: `${row.reference}-${row.parcelId}`,
      orderNumber: row.reference,
      carrier: row.carrier,
      service: row.service,
      sentOn: on,
      sender: senderOf(row),
      receiver: receiverOf(row),
      weightGrams: row.weighedGrams ?? row.expectedGrams,
      isWeighed: row.weighedGrams !== null,
      currency: row.currency,
      postageMinor: row.postageMinor,
      contents,
      customs: form && numbers ? { form, ...(customs as Omit<typeof numbers, "missing">) } : null,
    },
  };
}

/** Goods that have left the range use what the order says about them; a person declares them to customs. */
function contentOf(line: LineRow): ContentLine {
  const facts = customsFactsOf(line.blankCode);
  return {
    description: facts?.description ?? line.name,
    name: [line.name, line.colour.toLowerCase(), line.size].filter(Boolean).join(", "),
    quantity: line.quantity,
    hs6: facts?.hs6 ?? "",
    originCountry: facts?.originCountry ?? "",
    netGrams: line.unitGrams * line.quantity,
    valueMinor: line.valueMinor,
  };
}

const missingCustomsData = (contents: readonly ContentLine[]): string => {
  const line = contents.find(({ hs6, originCountry }) => hs6 === "" || originCountry === "");
  return line ? `${line.name} has no tariff number or country of origin.` : "";
};

/** The sender is the shop, at the address where its parcels come back to. */
const senderOf = ({ shop, street, city, zip, country, factoryPhone, supportEmail }: PostingRow): Party => ({
  ...{ name: shop, company: "", street, city, state: "", zip, country },
  phone: factoryPhone,
  email: supportEmail,
});

const receiverOf = ({ address, phone, email }: PostingRow): Party => {
  const { firstName, lastName, ...place } = address;
  return { name: [firstName, lastName].filter(Boolean).join(" "), ...place, phone, email };
};
