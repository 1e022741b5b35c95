/** An invoice or a credit note with every amount in words, "£21.60". */
export interface PrintedInvoice {
  /** `Invoice`, `Credit note`. */
  readonly title: string;
  /** Name and value, three in a row. */
  readonly facts: readonly (readonly [string, string])[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly { readonly rate: string; readonly net: string; readonly tax: string }[];
  /** The last one is the total. */
  readonly sums: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  /** Name and value of each line of the account that it is paid to; empty where nothing is owed. */
  readonly payTo?: readonly (readonly [string, string])[];
  /** The seller's own line below everything, in as many lines as it has; empty for none. */
  readonly foot?: string;
}

export interface Party {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface InvoiceLine {
  readonly name: string;
  readonly detail: string;
  readonly quantity: string;
  readonly amount: string;
}
