// The label of a parcel that its carrier knows, and the customs form behind it.

import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import { formatMoney, plainAmount } from "@selvedge/domain/money/money";
import { countryName, writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { findService, mainFactory } from "@selvedge/domain/shipping/services";
import type { CustomsForm, ParcelLabel } from "@selvedge/print/parcel-label";
import { renderParcelLabel } from "@selvedge/print/process/rendering";
import type { Consignment, Party } from "../../../adapters/carrier/carrier.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { ParcelOf } from "./parcels.ts";

interface LabelRow {
  tracking_code: string;
  consignment: Consignment | null;
  label_pdf: Buffer | null;
}

export const parcelLabelAddress = ({ orderId, factoryCode }: Pick<ParcelOf, "orderId" | "factoryCode">): string =>
  `/omnis/v3/factory/orders/${orderId}/parcel-label.pdf${factoryCode === mainFactory ? "" : `?factory=${factoryCode}`}`;

/** The label of a sent parcel, the same for every print. Refuses a parcel that the carrier does not know yet. */
export async function parcelLabelPdf(platform: Platform, orderId: OrderId, factory: string): Promise<Buffer> {
  const row = await withoutDivision(platform.pools.backOffice, (db) =>
    db
      .selectFrom("parcels")
      .where("order_id", "=", orderId)
      .where("factory_code", "=", factory)
      .select(["tracking_code", "consignment", "label_pdf"])
      .executeTakeFirst(),
  );
  if (!row) throw new Refusal("notFound");
  const { tracking_code, consignment, label_pdf } = row as LabelRow;
  if (label_pdf) return label_pdf;
  if (!tracking_code)
    throw new Refusal("moveRefused", {
      message: "This parcel is not registered with the carrier yet. Scan it at Dispatch.",
    });
  if (!consignment) throw new Refusal("moveRefused", { message: "This parcel's label is no longer stored." });
  return renderParcelLabel(labelOf(consignment, tracking_code));
}

function labelOf(consignment: Consignment, trackingCode: string): ParcelLabel {
  const { receiver, sender } = consignment;
  const service = findService(consignment.service);
  const to = written(receiver);
  return {
    serviceCode: serviceCodeOf(consignment.service),
    service: (service?.name ?? consignment.service).replace(`${consignment.carrier} `, ""),
    carrier: consignment.carrier,
    sentOn: consignment.sentOn,
    weightGrams: consignment.weightGrams,
    isWeighed: consignment.isWeighed,
    trackingCode,
    orderNumber: consignment.orderNumber,
    to: {
      ...to,
      lines: to.lines.slice(0, -1),
      zip: receiver.zip,
      country: countryName(receiver.country),
      phone: consignment.customs ? receiver.phone : "",
      isAbroad: receiver.country !== sender.country,
    },
    from: written(sender),
    pieces: consignment.contents.reduce((sum, { quantity }) => sum + quantity, 0),
    customs: customsOf(consignment),
  };
}

const written = ({ name, ...place }: Party) => ({
  ...writtenAddress({ ...place, firstName: name, lastName: "" }),
});

/** What a sorter reads from afar: `48`, `24`, `EU`, `INT`. */
const serviceCodeOf = (service: string): string =>
  /\d+$/.exec(service)?.[0] ?? (service.includes("eu-") ? "EU" : "INT");

function customsOf({ customs, contents, currency, postageMinor, sender }: Consignment): CustomsForm | null {
  if (!customs) return null;
  return {
    form: customs.form,
    lines: contents.map((line) => ({
      ...line,
      value: plainAmount(line.valueMinor, currency),
      origin: line.originCountry,
    })),
    totalValue: formatMoney(
      contents.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
      currency,
    ),
    currency,
    postage: formatMoney(postageMinor, currency),
    senderNumber: customs.eoriNumber && `EORI ${customs.eoriNumber}`,
    importerNumber: [customs.iossNumber && `IOSS ${customs.iossNumber}`, customs.receiverNumber]
      .filter(Boolean)
      .join(", "),
    terms: customs.terms,
    signedBy: sender.name,
  };
}
