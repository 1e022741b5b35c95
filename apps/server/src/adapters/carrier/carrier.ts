/** Makes a parcel known to whoever carries it. */
export interface Carrier {
  /** The tracking code and its page. Asking again for the same parcel gives the same code. */
  announce(parcel: {
    reference: string;
    service: string;
    country: string;
    weightGrams: number;
  }): Promise<{ trackingCode: string; trackingUrl: string }>;
}
