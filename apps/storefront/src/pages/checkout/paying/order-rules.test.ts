import { addressFormOf } from "@selvedge/domain/shipping/address-form/address-form";
import { expect, test } from "vitest";
import type { OrderBody } from "./order-body.ts";
import { orderFaults } from "./order-rules.ts";

const address = {
  firstName: "Joe",
  lastName: "Byrd",
  company: "",
  street: "4 Mill Lane",
  street2: "",
  state: "",
  city: "Telford",
  zip: "TF1 1AA",
  country: "GB",
};
const order: OrderBody = {
  email: "joe@postbox.example",
  phone: "",
  shippingAddress: address,
  vatNumber: "",
  isGift: false,
  giftNote: "",
  note: "",
  shippingMethod: "tracked",
  payWith: "card",
  expectedTotal: 24,
};
const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };

test.each([
  ["a whole order", order, card, {}],
  ["an address with spaces around it", { ...order, email: " joe@postbox.example " }, card, {}],
  ["no email address", { ...order, email: "" }, card, { email: "This field is required" }],
  ["a wrong one", { ...order, email: "joe" }, card, { email: "Please enter a valid email address" }],
  [
    "a name too long",
    { ...order, shippingAddress: { ...address, firstName: "J".repeat(61) } },
    card,
    { "shippingAddress.firstName": "Must contain no more than 60 characters" },
  ],
  [
    "a nonsense address in the United Kingdom",
    { ...order, phone: "abc", shippingAddress: { ...address, zip: "ZZZ" } },
    card,
    { "shippingAddress.zip": "must contain a valid postcode", phone: "must contain a valid UK phone number" },
  ],
  [
    "the same postcode in Ireland",
    { ...order, phone: "+353 86 123", shippingAddress: { ...address, zip: "ZZZ", country: "IE" } },
    card,
    { "shippingAddress.zip": "must look like D02 X285" },
  ],
  [
    "an address in the United States without its state",
    { ...order, shippingAddress: { ...address, zip: "62701", country: "US" } },
    card,
    { "shippingAddress.state": "This field is required" },
  ],
  [
    "an address in Hong Kong, which has no postcodes",
    { ...order, shippingAddress: { ...address, zip: "", state: "Kowloon", country: "HK" } },
    card,
    {},
  ],
  [
    "an invoice that goes elsewhere without its street, and a VAT number that is none",
    { ...order, billingAddress: { ...address, street: "" }, vatNumber: "GB12" },
    card,
    { "billingAddress.street": "This field is required", vatNumber: "Invalid Vat Number" },
  ],
  [
    "a wrong card beside a wrong address",
    { ...order, shippingAddress: { ...address, city: "" } },
    { cardNumber: "1234", expiry: "01/20", securityCode: "123" },
    {
      "shippingAddress.city": "This field is required",
      cardNumber: "This card number is incomplete",
      expiry: "This card expired in 01/20",
    },
  ],
  [
    "nothing filled in",
    { ...order, shippingAddress: { ...address, zip: " " } },
    { ...card, securityCode: "" },
    { "shippingAddress.zip": "This field is required", securityCode: "This field is required" },
  ],
])("%s is reported before anything is sent, with the server's messages", (_, body, with_, faults) => {
  const forms = {
    shippingAddress: addressFormOf(body.shippingAddress.country),
    billingAddress: addressFormOf(body.billingAddress?.country ?? "GB"),
  };
  expect(orderFaults(body, forms, with_, new Date("2026-11-20T12:00:00Z"))).toEqual(faults);
});
