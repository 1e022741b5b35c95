import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** The part of the server's file store that seeding needs. */
export interface DemoFiles {
  put(divisionId: DivisionId, sha256: string, bytes: Uint8Array): Promise<void>;
}

export interface DemoParty {
  name: string;
  company: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
  email: string;
}

/** A parcel as announced to a carrier. */
export interface DemoConsignment {
  reference: string;
  orderNumber: string;
  carrier: string;
  service: string;
  sentOn: string;
  sender: DemoParty;
  receiver: DemoParty;
  weightGrams: number;
  isWeighed: boolean;
  currency: string;
  postageMinor: number;
  contents: {
    description: string;
    name: string;
    quantity: number;
    hs6: string;
    originCountry: string;
    netGrams: number;
    valueMinor: number;
  }[];
  customs: {
    form: "CN22" | "CN23";
    iossNumber: string;
    eoriNumber: string;
    receiverNumber: string;
    terms: "DAP" | "DDP";
  } | null;
}

/** The part of a carrier that seeding needs: the code of a parcel that has left. */
export interface DemoCarrier {
  announce(parcel: DemoConsignment): Promise<{ trackingCode: string; trackingUrl: string } | { notTaken: string }>;
}

/** What writing one shop needs. */
export interface Writing {
  readonly db: Bound;
  readonly divisionId: DivisionId;
  readonly files: DemoFiles;
  readonly carrier: DemoCarrier;
  readonly now: Date;
  readonly secret: string;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
