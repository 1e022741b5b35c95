export { changeDetails } from "./change-details.ts";
export { deleteCustomer, deletionOf } from "./delete-customer.ts";
export { type CustomerVisit, findCustomer, requireCustomer } from "./find-customer.ts";
export { listAddresses } from "./list-addresses.ts";
export { addAddress, changeAddress, preferAddress, removeAddress } from "./save-addresses.ts";
export { setSignInAlerts, wantsSignInAlerts } from "./sign-in-alerts.ts";
