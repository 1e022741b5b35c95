// The label of a parcel that its carrier knows, and the customs form behind it.
import { withPlatform } from "@selvedge/db/with-division";
import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import { countryName, writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { findService } from "@selvedge/domain/shipping/services";
import type { CustomsForm, ParcelLabel } from "@selvedge/print/parcel-label";
import { renderParcelLabel } from "@selvedge/print/process/rendering";
import type { Consignment, Party } from "../../adapters/carrier/carrier.ts";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";

interface LabelRow {
  tracking_code: string;
  consignment: Consignment | null;
  label_pdf: Buffer | null;
}

export const parcelLabelAddress = (orderId: number): string => `/omnis/v3/factory/orders/${orderId}/parcel-label.pdf`;

/** The label of a sent parcel as often as it is asked for, each time the same. Refuses a parcel that no carrier knows yet. */
export async function parcelLabelPdf(platform: Platform, orderId: number): Promise<Buffer> {
  const row = await withPlatform(platform.pools.backOffice, (db) =>
    db
      .selectFrom("parcels")
      .where("order_id", "=", orderId)
      .select(["tracking_code", "consignment", "label_pdf"])
      .executeTakeFirst(),
  );
  if (!row) throw new Refusal("notFound");
  const { tracking_code, consignment, label_pdf } = row as LabelRow;
  if (label_pdf) return label_pdf;
  if (!tracking_code)
    throw new Refusal("moveRefused", { message: "The carrier has not been told of this parcel. Scan it at Dispatch." });
  if (!consignment) throw new Refusal("moveRefused", { message: "This parcel's label is no longer kept." });
  return renderParcelLabel(labelOf(consignment, tracking_code));
}

function labelOf(told: Consignment, trackingCode: string): ParcelLabel {
  const { receiver, sender } = told;
  const service = findService(told.service);
  const to = written(receiver);
  return {
    serviceCode: serviceCodeOf(told.service),
    service: (service?.name ?? told.service).replace(`${told.carrier} `, ""),
    carrier: told.carrier,
    sentOn: told.sentOn,
    weightGrams: told.weightGrams,
    isWeighed: told.isWeighed,
    trackingCode,
    orderNumber: told.orderNumber,
    to: {
      ...to,
      lines: to.lines.slice(0, -1),
      zip: receiver.zip,
      country: countryName(receiver.country),
      phone: told.customs ? receiver.phone : "",
      isAbroad: receiver.country !== sender.country,
    },
    from: written(sender),
    pieces: told.contents.reduce((sum, { quantity }) => sum + quantity, 0),
    customs: customsOf(told),
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
  const plain = (minor: number) => toMajor(minor, currency).toFixed(2);
  return {
    form: customs.form,
    lines: contents.map((line) => ({
      ...line,
      value: plain(line.valueMinor),
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
