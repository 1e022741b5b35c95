// Everything that the checkout loads once its shopper begins with the form.
export { checkTyped } from "./check-typed.ts";
export { findAddresses, pickAddress } from "./look-up.ts";
export { payOrder } from "./pay-order.ts";
export { changeCountry, requote } from "./quote-again.ts";
export { restore } from "./restore.ts";
export { save } from "./save.ts";
