import { holdKindOf, merchantHoldText } from "@selvedge/domain/factory/holds";

/** The holds that the shop's people can resolve: release it, contact the customer, replace the artwork. */
export const holdsOfShop: readonly string[] = [
  "merchant_hold",
  "personalisation_missing",
  "print_file_failed",
  "address_invalid",
];

/** Whether the factory or the platform handles a hold, so that the shop need do nothing. */
export const isOurHold = (code: string): boolean => !holdsOfShop.includes(code);

/** What the shop's people see of a hold. The note of a hold that is not theirs is for the factory only. */
export const shopHoldText = (code: string, note: string): string =>
  isOurHold(code) ? holdKindOf(code).merchantText : merchantHoldText(code, note);
