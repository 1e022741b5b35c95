// The one table of what can go wrong in a call: code, status, and the words that a person reads.
// Texts in platform-core §8 and storefront §8 are exact, dots included; those that other layers say too have their home in
// domain/errors.
import {
  callFailedText,
  classTexts,
  noItemsAddedText,
  pageLoadTexts,
  productGoneText,
} from "@selvedge/domain/errors/error-texts";
import { appTwoFactorCode, recoveryCode } from "@selvedge/domain/validation/rules/secrets";

export const errors = {
  apiError: { status: 400, message: classTexts.api },
  validation: { status: 422, message: "Please check the fields below." },
  notFound: { status: 404, message: classTexts.notFound },
  permissionDenied: { status: 403, message: classTexts.permissionDenied },
  pageOfOtherShop: { status: 403, message: pageLoadTexts.forbidden },
  proRequired: { status: 402, message: classTexts.proRequired },
  serverError: { status: 500, message: callFailedText },
  unavailable: {
    status: 503,
    message: "We cannot reach our database. Nothing was changed. Please try again in a moment.",
  },
  noRoom: {
    status: 503,
    message: "Our disk is full. Nothing was changed. Please try again in a few minutes.",
  },
  signInNeeded: { status: 401, message: "Please sign in." },
  wrongLogin: { status: 422, message: "The email address or password is incorrect." },
  wrongShopPassword: { status: 422, message: "This password is incorrect." },
  shopClosed: { status: 403, message: "This shop is not open to visitors at the moment." },
  accountDisabled: {
    status: 403,
    message: "This account has been switched off. Write to support@selvedge.test to ask why.",
  },
  codeNeeded: { status: 403, message: "Enter the code that proves it is you." },
  wrongCode: { status: 422, message: appTwoFactorCode.message },
  wrongRecoveryCode: { status: 422, message: recoveryCode.message },
  wrongPasskey: { status: 422, message: "This passkey was not accepted. Try again, or use your password." },
  signInExpired: { status: 422, message: "This sign-in took too long or too many codes. Enter your password again." },
  captchaNeeded: { status: 422, message: "We could not tell that you are a person. Please try again." },
  terminalNeeded: { status: 403, message: "Badges don't work on this device. Sign in with your password." },
  badgeUnknown: { status: 422, message: "Nobody has this badge. Ask a lead." },
  badgeWithdrawn: { status: 422, message: "This badge opens nothing any more. Ask a lead." },
  badgeScanned: { status: 422, message: "That is a badge. It counts as no garment." },
  badgeTaken: { status: 409, message: "This badge is somebody's already. Withdraw it there first." },
  wrongPin: { status: 422, message: "Not that PIN." },
  pinMissing: { status: 422, message: "There is no PIN for this badge yet. A lead sets one." },
  pinLocked: { status: 422, message: "Three wrong PINs. A lead has to open it." },
  linkGone: { status: 422, message: "This link no longer works. Ask for a new one." },
  proofNeeded: { status: 403, message: "Confirm that it is you first." },
  twoFactorNeeded: { status: 403, message: "This shop needs two-factor sign-in. Set it up first." },
  demoLoginRefused: { status: 403, message: "Demo accounts only work in development." },
  tooManyTries: { status: 429, message: "Too many attempts. Please wait a few minutes." },
  csrf: { status: 419, message: "This page has been open for a long time. Please try again." },
  bodyTooLarge: { status: 413, message: "This is too large to send." },
  badRequest: { status: 400, message: "We could not read this request." },
  unsupportedMedia: { status: 415, message: "We could not read this kind of content." },
  productGone: { status: 422, message: productGoneText },
  noItemsAdded: { status: 422, message: noItemsAddedText },
  basketFull: { status: 422, message: "Your basket is full. Remove something to add more." },
  basketEmpty: { status: 422, message: "Your basket is empty." },
  noShipping: { status: 422, message: "We cannot deliver there yet." },
  priceChanged: { status: 409, message: "Prices have changed since you last saw them. Please check the new total." },
  idempotencyKeyMissing: { status: 400, message: "This call needs an Idempotency-Key header." },
  idempotencyKeyReused: { status: 422, message: "This Idempotency-Key was used for a different request." },
  scanIdReused: { status: 422, message: "This clientEventId was used for a different scan." },
  stillWorking: { status: 409, message: "Your payment is still being processed. Please wait a moment." },
  cardDeclined: { status: 402, message: "Your card was declined. You have not been charged. Try another card." },
  cardInvalid: { status: 422, message: "Please check the card number." },
  paymentUnavailable: {
    status: 503,
    message: "We could not reach the payment service. You have not been charged. Please try again.",
  },
  alreadyPaid: { status: 409, message: "This order has already been paid." },
  conflict: { status: 409, message: "Someone else changed this in the meantime. Please check it again." },
  moveRefused: { status: 409, message: "This can't be done with the order now." },
  fileRefused: { status: 422, message: "We could not use this file." },
  sealedElsewhere: {
    status: 503,
    message: "This value was sealed with a key that is not here. Please tell engineering.",
  },
  teamRefused: { status: 409, message: "Your role doesn't allow this change." },
  onlyLooking: { status: 403, message: "You are seeing this as a customer. Nothing can be changed here." },
  viewRefused: { status: 409, message: "This account can't be seen as its owner sees it." },
  accessRefused: { status: 409, message: "Your role doesn't allow this change." },
  otherAddress: { status: 403, message: "This invitation was sent to another email address." },
  stale: { status: 412, message: "This has changed since you opened it." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** What every failed call answers. `message` can be shown; `errors` holds texts by field. */
export interface ErrorAnswer {
  message: string;
  errors: Record<string, string[]>;
  code: ErrorCode;
  requestId: string;
  /** What the caller needs to go on, for example the new total after a price change. */
  data?: unknown;
}
