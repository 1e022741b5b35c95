import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import type { Consignment } from "../../../adapters/carrier/carrier.ts";
import type { ParcelShown } from "../floor/index.ts";
import { parcelLabelAddress } from "./parcel-label.ts";
import type { Parcel, ParcelOf } from "./parcels.ts";

/** A parcel as a station shows it: its weights, and once a carrier knows it where it goes and where its label is. */
export function shownParcel(parcel: Parcel, consignment: Consignment | null, part: ParcelOf): ParcelShown {
  const { name = "", ...place } = consignment?.receiver ?? {};
  return {
    expectedGrams: parcel.expectedGrams,
    weighedGrams: parcel.weighedGrams,
    isWeightConfirmed: parcel.isWeightConfirmed,
    labelUrl: consignment ? parcelLabelAddress(part) : "",
    customsForm: consignment?.customs?.form ?? "",
    to: consignment
      ? writtenAddress({ ...(place as Consignment["receiver"]), firstName: name, lastName: "" })
      : { name: "", lines: [] },
    carrier: consignment?.carrier ?? "",
    factory: part.factoryCode,
  };
}
