/** The contents of the label of one parcel. The sender is the shop: the platform is never mentioned. */
export interface ParcelLabel {
  /** `48`: the service in two or three signs, the largest thing on the label. */
  readonly serviceCode: string;
  /** `Tracked 48` and `Royal Mail`. */
  readonly service: string;
  readonly carrier: string;
  /** Day of dispatch, `2026-11-24`. */
  readonly sentOn: string;
  readonly weightGrams: number;
  /** The weight comes from a scale, not from what the goods and their packaging should weigh. */
  readonly isWeighed: boolean;
  readonly trackingCode: string;
  readonly orderNumber: string;
  readonly to: {
    readonly name: string;
    /** Under the name, in the order of the country, without the country. */
    readonly lines: readonly string[];
    readonly zip: string;
    readonly country: string;
    readonly phone: string;
    readonly isAbroad: boolean;
  };
  readonly from: { readonly name: string; readonly lines: readonly string[] };
  readonly pieces: number;
  /** Goods that pass a border; null inland. */
  readonly customs: CustomsForm | null;
}

/** A customs declaration CN22 or CN23. Money is written out, with its currency. Source: UPU Convention Manual, forms. */
export interface CustomsForm {
  readonly form: "CN22" | "CN23";
  readonly lines: readonly CustomsLine[];
  readonly totalValue: string;
  readonly currency: string;
  readonly postage: string;
  /** `EORI GB340118227000`; empty where there is none. */
  readonly senderNumber: string;
  /** Number under which VAT has been paid, or the receiver's own; empty where there is none. */
  readonly importerNumber: string;
  /** `DAP`: the receiver pays at the border; `DDP`: paid already. */
  readonly terms: "DAP" | "DDP";
  readonly signedBy: string;
}

export interface CustomsLine {
  readonly quantity: number;
  /** What it is, in plain words: `Cotton T-shirt, knitted, printed`. */
  readonly description: string;
  /** `High Water tee, white, XS`. */
  readonly name: string;
  readonly netGrams: number;
  /** `52.00`, in the form's currency. */
  readonly value: string;
  readonly hs6: string;
  /** ISO 3166 country. */
  readonly origin: string;
}
