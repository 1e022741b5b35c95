import { changeOf, type Shopper } from "./shopper.ts";

const shippingAddress = {
  firstName: "Rowan",
  lastName: "Ashby",
  street: "14 Brincliffe Crescent",
  city: "Sheffield",
  country: "GB",
  zip: "S7 1FB",
};

/** Pays for a shopper's basket with the card that they have, sent to Sheffield. `expectedTotal` in pounds. */
export const placeRequest = (shopper: Shopper, token: string, expectedTotal: number): string =>
  changeOf(shopper, token, {
    path: "/checkout/place/",
    body: {
      email: shopper.email,
      shippingAddress,
      shippingMethod: "uk-48",
      cardToken: shopper.cardToken,
      expectedTotal,
    },
    more: { "idempotency-key": shopper.idempotencyKey },
  });
