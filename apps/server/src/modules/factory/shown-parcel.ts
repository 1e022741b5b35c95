import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import type { Consignment } from "../../adapters/carrier/carrier.ts";
import { parcelLabelAddress } from "./parcel-label.ts";
import type { Parcel } from "./parcels.ts";
import type { ParcelShown } from "./stations/scan.ts";

/** A parcel as a station shows it: its weights, and once a carrier knows it where it goes and where its label is. */
export function shownParcel(parcel: Parcel, told: Consignment | null, orderId: number): ParcelShown {
  const { name = "", ...place } = told?.receiver ?? {};
  return {
    expectedGrams: parcel.expectedGrams,
    weighedGrams: parcel.weighedGrams,
    isWeightConfirmed: parcel.isWeightConfirmed,
    labelUrl: told ? parcelLabelAddress(orderId) : "",
    customsForm: told?.customs?.form ?? "",
    to: told
      ? writtenAddress({ ...(place as Consignment["receiver"]), firstName: name, lastName: "" })
      : { name: "", lines: [] },
    carrier: told?.carrier ?? "",
  };
}
