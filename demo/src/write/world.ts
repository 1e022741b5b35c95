import type { Bound } from "@selvedge/db/bound";

/** The part of the server's file store that seeding needs. */
export interface DemoFiles {
  put(divisionId: number, sha256: string, bytes: Uint8Array): Promise<void>;
}

/** The part of a carrier that seeding needs: the code of a parcel that has left. */
export interface DemoCarrier {
  announce(parcel: {
    reference: string;
    service: string;
    country: string;
    weightGrams: number;
  }): Promise<{ trackingCode: string; trackingUrl: string }>;
}

/** What writing one shop needs. */
export interface Writing {
  readonly db: Bound;
  readonly divisionId: number;
  readonly files: DemoFiles;
  readonly carrier: DemoCarrier;
  readonly now: Date;
  readonly secret: string;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
