// Which customs form a parcel needs. Source: Universal Postal Convention Regulations Art. 20-001 (CN 22 up to 300 SDR).
import { exchange } from "../currency/reference-rates.ts";
import type { TaxTreatment } from "../money/vat.ts";
import { type Destination, vatAreaOf } from "../money/vat-area.ts";

/** Worth up to which the small form does, in minor units of the special drawing right. */
const smallFormLimitMinor = 300_00;

export type CustomsFormName = "CN22" | "CN23";

export interface BorderParcel {
  /** Country that it is posted in. */
  from: string;
  to: Destination;
  /** What the goods were sold for, without VAT. */
  valueMinor: number;
  currency: string;
  /** Day of posting, "2026-11-24". */
  on: string;
}

/**
 * The form of a parcel that passes a border; null inland and inside one customs union. The large form where the worth is
 * over the limit, or cannot be compared with it. The Channel Islands are the UK's own post and another customs area.
 */
export function customsFormOf({ from, to, valueMinor, currency, on }: BorderParcel): CustomsFormName | null {
  const [here, there] = [unionOf({ country: from }), unionOf(to)];
  if (here === there) return null;
  const inRights = exchange(valueMinor, currency, "XDR", on);
  return inRights !== null && inRights <= smallFormLimitMinor ? "CN22" : "CN23";
}

/** Parts of the UK pass no border between them for what a shop sends to a household. */
function unionOf(place: Destination): string {
  const { kind, code } = vatAreaOf(place);
  return kind === "gb" || kind === "ni" ? "uk" : kind === "eu" ? "eu" : code;
}

/** A number of the Import One Stop Shop: IM, three digits of the country that gave it, seven more. */
export const isIossNumber = (number: string): boolean => /^IM\d{10}$/.test(number);

export interface CustomsNumbers {
  treatments: readonly TaxTreatment[];
  form: CustomsFormName;
  /** The order's own registration number: a shop's IOSS number, or the receiver's (CPF, PCCC). */
  orderNumber: string;
  /** The IOSS number under which the platform takes the VAT where the order has none. */
  iossNumber: string;
  eoriNumber: string;
}

export interface CustomsAnswer {
  /** Under which VAT has been paid; empty for a parcel that is taxed at the border. */
  iossNumber: string;
  /** Of the company that exports. */
  eoriNumber: string;
  /** The receiver's own number, where the country requires one. */
  receiverNumber: string;
  terms: "DAP" | "DDP";
  /** What is missing, in words for a hold; empty when the parcel may go. */
  missing: string;
}

/** The numbers on a form, by how the order was taxed, and what is still missing for it. */
export function customsNumbersOf(given: CustomsNumbers): CustomsAnswer {
  const { treatments, form, orderNumber, eoriNumber } = given;
  const isPaid = treatments.includes("EXPORT_IOSS");
  const iossNumber = isPaid ? (isIossNumber(orderNumber) ? orderNumber : given.iossNumber) : "";
  const missing =
    isPaid && !isIossNumber(iossNumber)
      ? "The IOSS number is missing: VAT was taken at the checkout and would be asked for again at the border."
      : form === "CN23" && eoriNumber === ""
        ? "The shop has no EORI number, and a parcel of this worth cannot be exported without one."
        : "";
  return {
    iossNumber,
    eoriNumber,
    receiverNumber: isIossNumber(orderNumber) ? "" : orderNumber,
    terms: isPaid ? "DDP" : "DAP",
    missing,
  };
}
