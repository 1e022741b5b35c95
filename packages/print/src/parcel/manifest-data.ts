/** The list of parcels that a carrier's driver takes along. */
export interface Manifest {
  readonly number: string;
  readonly carrier: string;
  /** `2026-11-24` and `17:18`. */
  readonly closedOn: string;
  readonly closedAt: string;
  readonly closedBy: string;
  /** The address that is collected from, on one line. */
  readonly from: string;
  readonly parcels: readonly ManifestParcel[];
  readonly notListed: readonly { readonly orderNumber: string; readonly because: string }[];
  /** When the carrier took the list over its line; null while it has not. */
  readonly acceptedAt: string | null;
}

export interface ManifestParcel {
  readonly trackingCode: string;
  readonly orderNumber: string;
  /** `Leith EH6`, `Tokyo, Japan`. */
  readonly to: string;
  readonly service: string;
  /** `CN22`; empty inland. */
  readonly customs: string;
  readonly pieces: number;
  readonly weightGrams: number;
}
