import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type PaidSale, purchaseEvent } from "./purchase-event.ts";
import { saleVisitorOf } from "./sale-visitor.ts";

const sha = (text: string) => [createHash("sha256").update(text).digest("hex")];
const visitor = {
  address: "203.0.113.7",
  agent: "Firefox/132.0",
  url: "https://b.example/checkout/",
  fbp: "",
  fbc: "",
};
const sale = (more: Partial<PaidSale> = {}): PaidSale => ({
  ...{ reference: "BR-7", paidAt: new Date("2026-11-28T12:00:00.900Z"), totalMinor: 2799, currency: "GBP" },
  ...{ email: " Rowan@Postbox.example", firstName: "Róisín-Mae", lastName: "O’Neill", city: "St. Ives" },
  ...{ zip: "M1 1AE", country: "GB", visitor },
  ...more,
});

test("S3.95 a paid order is a purchase under its number, with hashes of what is written alike by everybody", () => {
  expect(purchaseEvent(sale())).toEqual({
    event_name: "Purchase",
    event_time: 1795867200,
    event_id: "BR-7",
    event_source_url: "https://b.example/checkout/",
    action_source: "website",
    user_data: {
      em: sha("rowan@postbox.example"),
      fn: sha("róisínmae"),
      ln: sha("oneill"),
      ct: sha("stives"),
      zp: sha("m11ae"),
      country: sha("gb"),
      client_ip_address: "203.0.113.7",
      client_user_agent: "Firefox/132.0",
    },
    custom_data: { currency: "GBP", value: 27.99, order_id: "BR-7" },
  });
});

test("the address that Facebook's own example hashes has its hash", () => {
  const { user_data } = purchaseEvent(sale({ email: "John_Smith@gmail.com" }));
  expect(user_data.em).toEqual(["62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"]);
});

test("a yen has no hundredth, an American zip five digits, and what is empty is left out", () => {
  const { user_data, custom_data } = purchaseEvent(
    sale({ totalMinor: 2800, currency: "JPY", zip: "94025-1234", country: "US", firstName: "", city: "…" }),
  );
  expect(custom_data).toMatchObject({ value: 2800, currency: "JPY" });
  expect(user_data.zp).toEqual(sha("94025"));
  expect(user_data).not.toHaveProperty("fn");
  expect(user_data).not.toHaveProperty("ct");
});

const request = (cookies: Record<string, string>) =>
  saleVisitorOf({ ip: "203.0.113.7", headers: { "user-agent": "Firefox/132.0" }, cookies }, "https://b.example");

test.each([
  ["nobody who did not answer the notice", {}],
  ["nobody who allows what is essential", { "cookies-accepted": "essential" }],
])("Facebook is told of %s", (_, cookies) => {
  expect(request({ ...cookies, _fbp: "fb.1.1596403881668.1116446470" })).toBeNull();
});

test("of who agreed it is told browser and click, where they have the form of Facebook's own cookies", () => {
  const own = { _fbp: "fb.1.1596403881668.1116446470", _fbc: "fb.1.1554763741205.AbCd_efG-1" };
  const fields = { fbp: own._fbp, fbc: own._fbc };
  expect(request({ "cookies-accepted": "all", ...own })).toEqual({ ...visitor, ...fields });
  expect(request({ "cookies-accepted": "all", _fbp: "me@example.org", _fbc: "fb.1.2.<b>" })).toEqual(visitor);
});
