/** The contents of a parcel, in the shop's name: the platform is never mentioned. */
export interface PackingSlip {
  readonly brand: SlipBrand;
  readonly orderNumber: string;
  readonly shipTo: { readonly name: string; readonly lines: readonly string[] };
  /** Calendar days, `2026-11-20`; null before it is packed. */
  readonly orderedOn: string;
  readonly packedOn: string | null;
  /** `Royal Mail Tracked 48`. */
  readonly sentBy: string;
  /** This is parcel `parcel` of `parcels`, with so many of the order's pieces. */
  readonly parcel: number;
  readonly parcels: number;
  readonly piecesInOrder: number;
  readonly items: readonly SlipItem[];
  /** A present: the note is shown, and prices are not. */
  readonly gift: { readonly from: string | null; readonly note: string | null } | null;
  /** A sentence under the list: who packed it, how to wash it. */
  readonly care: string | null;
  readonly returns: SlipReturns;
  /** Maker, address, materials and batch, as product safety law requires. */
  readonly safety: string;
}

export interface SlipBrand {
  readonly name: string;
  readonly tagline: string | null;
  /** Any picture that ingest gives. */
  readonly logo: Buffer | null;
  /** `#rrggbb`; texts in it are darkened until they read well. */
  readonly accent: string;
  readonly ink: string;
}

export interface SlipItem {
  readonly title: string;
  /** `Black, M. Printed front and back`. */
  readonly detail: string;
  /** What was written on it, a line each: `Name: MARLOWE`; none of a piece without words. */
  readonly words: readonly string[];
  readonly sku: string;
  readonly quantity: number;
  /** What was paid for the line, written out with its currency; null to leave it off. Never printed on a gift. */
  readonly price: string | null;
  /** Picture of the piece; any picture that ingest or the mockups give. */
  readonly thumbnail: Buffer | null;
}

export interface SlipReturns {
  /** Address that the QR code opens. */
  readonly url: string;
  readonly code: string;
  readonly heading: string;
  readonly text: string;
  readonly contact: { readonly heading: string; readonly email: string; readonly site: string };
}
