export { postingOf } from "./consignment.ts";
export { sendManifest, voidConsignment } from "./jobs.ts";
export {
  askDispatch,
  closeParcel,
  findParcel,
  heldBecause,
  type Parcel,
  type ParcelOf,
  parcelOf,
  reopenParcel,
  writeDispatched,
} from "./parcels.ts";
export { holdNotTaken, holdUnpostable } from "./postable.ts";
export { parcelRoutes } from "./routes.ts";
export { shownParcel } from "./shown-parcel.ts";
