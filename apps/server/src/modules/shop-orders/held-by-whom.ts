import { holdKindOf, merchantHoldText } from "@selvedge/domain/factory/holds";

/** The holds that the shop's people can do something about: let it go on, ask the customer, bring other artwork. */
export const holdsOfShop: readonly string[] = [
  "merchant_hold",
  "personalisation_missing",
  "print_file_failed",
  "address_invalid",
];

/** Whether a hold is seen to by the factory or the platform, so that nothing is needed of the shop. */
export const isOurHold = (code: string): boolean => !holdsOfShop.includes(code);

/** What the shop's people read of a hold. The note of one that is not theirs is written by the floor for the floor. */
export const shopHoldText = (code: string, note: string): string =>
  isOurHold(code) ? holdKindOf(code).merchantText : merchantHoldText(code, note);
