/** The sender or the receiver of a parcel. */
export interface Party {
  name: string;
  company: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** ISO 3166 code of two letters. */
  country: string;
  phone: string;
  email: string;
}

/** One kind of goods in a parcel. */
export interface ContentLine {
  /** In plain words: "Cotton T-shirt, knitted, printed". */
  description: string;
  /** As it was sold: "High Water tee, white, XS". */
  name: string;
  quantity: number;
  /** First six digits of the customs tariff. */
  hs6: string;
  /** ISO 3166 country in which it was made. */
  originCountry: string;
  /** Of all pieces of the line, without packaging. */
  netGrams: number;
  /** Of all pieces of the line, without VAT, in the consignment's currency. */
  valueMinor: number;
}

/** The customs declaration. */
export interface CustomsData {
  form: "CN22" | "CN23";
  /** Under which the VAT was paid; empty where the receiver pays it. */
  iossNumber: string;
  eoriNumber: string;
  receiverNumber: string;
  terms: "DAP" | "DDP";
}

/** Everything that a carrier receives about one parcel. */
export interface Consignment {
  /** The platform's name for the parcel: a repeated call with it never makes a second consignment. */
  reference: string;
  orderNumber: string;
  carrier: string;
  service: string;
  /** Calendar day of posting, "2026-11-24". */
  sentOn: string;
  sender: Party;
  receiver: Party;
  weightGrams: number;
  isWeighed: boolean;
  currency: string;
  postageMinor: number;
  contents: ContentLine[];
  /** null inland. */
  customs: CustomsData | null;
}

export interface Announced {
  trackingCode: string;
  /** The page that follows it. */
  trackingUrl: string;
  /** The carrier's own label; without one we print ours. */
  labelPdf?: Buffer;
}

/** The carrier does not take it as it is, in words for the person who has to put it right. */
export interface NotTaken {
  notTaken: string;
}

/** Announces parcels to their carrier. Every call may be repeated. Throws while the carrier does not answer. */
export interface Carrier {
  announce(consignment: Consignment): Promise<Announced | NotTaken>;
  /** Takes a consignment back that has not been handed over; one that was never made, or is void, stays so. */
  void(reference: string): Promise<void>;
  /** Hands a list of parcels over to the driver. */
  closeManifest(manifest: { number: string; carrier: string; trackingCodes: readonly string[] }): Promise<void>;
}
