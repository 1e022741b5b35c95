// How a line is taxed by where it comes from, where it goes and who buys it. Sources: print-on-demand "Price and VAT",
// readings "Money", platform-core §5 and §9.
import { roundMinor } from "./round.ts";
import { type Destination, type VatArea, vatAreaOf } from "./vat-area.ts";
import { productRateOf } from "./vat-rates.ts";

/**
 * UK_STD UK VAT at the product's rate; UK_ZERO zero-rated children's clothes; EXPORT_IOSS the destination's VAT, taken
 * at the checkout for a small parcel into the EU; EXPORT_DAP no VAT from us, the receiver pays at the border; OSS the
 * destination's VAT on goods from inside the EU; RC reverse charge, the business that buys accounts for it.
 */
export const taxTreatments = ["UK_STD", "UK_ZERO", "EXPORT_IOSS", "EXPORT_DAP", "OSS", "RC"] as const;

/** How a line was taxed, frozen on the order so that an invoice never computes it again. */
export type TaxTreatment = (typeof taxTreatments)[number];

export interface TaxedLine {
  /** Rate as a fraction: 0.2. */
  rate: number;
  treatment: TaxTreatment;
}

/** What a line's tax depends on beside the line. */
export interface TaxSituation {
  /** Country that the goods leave from; the UK by default. */
  from?: string;
  to: Destination;
  /** A VAT number of the buyer that has been checked with its state: a business accounts for the VAT itself. */
  hasValidVatId?: boolean;
  /** The parcel is worth no more than the destination lets its VAT be taken at the checkout. */
  isSmall: boolean;
  /** Tax day, "2026-11-21". */
  on: string;
}

type Way = "domestic" | Exclude<TaxTreatment, "UK_STD" | "UK_ZERO">;
interface Ways {
  small: Way;
  large: Way;
  business: Way;
}
const always = (way: Way): Ways => ({ small: way, large: way, business: way });
const imported = (small: Way): Ways => ({ small, large: "EXPORT_DAP", business: "RC" });
const within: Ways = { small: "OSS", large: "OSS", business: "RC" };

/** From where, to where. Northern Ireland buys from the EU as a part of it and from everywhere else as the UK. */
const ways: Record<"uk" | "eu" | "elsewhere", Record<VatArea["kind"], Ways>> = {
  uk: {
    gb: always("domestic"),
    ni: always("domestic"),
    eu: imported("EXPORT_IOSS"),
    outside: always("EXPORT_DAP"),
  },
  eu: { gb: imported("domestic"), ni: within, eu: within, outside: always("EXPORT_DAP") },
  elsewhere: {
    gb: imported("domestic"),
    ni: imported("domestic"),
    eu: imported("EXPORT_IOSS"),
    outside: always("EXPORT_DAP"),
  },
};

/** The import scheme for small parcels began here; before it every parcel was taxed at the border. */
const iossSince = "2021-07-01";

/** The rate and treatment of a product with this multiplier (see `productRateOf`) in a situation. */
export function taxOfLine(situation: TaxSituation, vatRate: number): TaxedLine {
  const { code } = vatAreaOf(situation.to);
  const way = wayOf(situation);
  if (way === "EXPORT_DAP" || way === "RC") return { rate: 0, treatment: way };
  const rate = productRateOf(code, vatRate, situation.on);
  if (way === "domestic") return { rate, treatment: vatRate === 0 ? "UK_ZERO" : "UK_STD" };
  return { rate, treatment: way };
}

function wayOf({ from = "GB", to, hasValidVatId = false, isSmall, on }: TaxSituation): Way {
  const area = vatAreaOf(to);
  const origin = vatAreaOf({ country: from });
  const side = origin.kind === "gb" ? "uk" : origin.kind === "eu" ? "eu" : "elsewhere";
  const row = ways[side][area.kind];
  if (hasValidVatId && origin.code !== area.code) return row.business;
  const way = isSmall ? row.small : row.large;
  return way === "EXPORT_IOSS" && on < iossSince ? "EXPORT_DAP" : way;
}

/** What an invoice has to say of a treatment; empty where the figures say all. */
export const taxNotes: Readonly<Record<TaxTreatment, string>> = {
  UK_STD: "",
  UK_ZERO: "Zero-rated: children's clothing.",
  EXPORT_IOSS: "VAT of the destination is paid under the Import One Stop Shop. Zero-rated as an export from the UK.",
  EXPORT_DAP: "Zero-rated export. Import VAT is paid by the receiver.",
  OSS: "VAT of the destination is paid under the Union One Stop Shop.",
  RC: "Reverse charge: the customer accounts for the VAT.",
};

/** VAT inside a gross amount, rounded once on the line: 1999 at 20 % holds 333 (worked example E). */
export const vatInside = (grossMinor: number, rate: number): number => roundMinor((grossMinor * rate) / (1 + rate));

/** VAT on top of a net amount, rounded once: 86500 at 20 % takes 17300 (worked example F). */
export const vatOnTop = (netMinor: number, rate: number): number => roundMinor(netMinor * rate);
