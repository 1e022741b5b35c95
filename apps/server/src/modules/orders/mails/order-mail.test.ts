import { resolveTheme } from "@selvedge/themes/resolve-theme";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailStyle } from "../../site/mails/index.ts";
import { type MailedOrder, type MailKind, orderMail } from "./order-mail.ts";

const receiptUrl = "https://bramble.selvedge.shop/receipt/abcdefghijklmnopqrstuv/";
const historyUrl = "https://bramble.selvedge.shop/order-history/abcdefghijklmnopqrstuvwxyz012345/";
const picture = "https://bramble.selvedge.shop/files/105/picture.jpg";

const tee = {
  name: "Classic Tee",
  colour: "Black",
  size: "M",
  quantity: 2,
  bundle_line: null,
  bundle_part: null,
  price_inc_tax_minor: 4800,
  image_sha256: "tee",
  personalisation: { words: [{ label: "First name", value: "ROWAN" }] },
};

function mailed(order: object = {}, more: object = {}, receipts: object = {}): MailedOrder {
  return {
    shop: {
      name: "Bramble",
      tagline: "",
      supportEmail: "hello@bramble.test",
      origin: "https://bramble.selvedge.shop",
      look: mailStyle(resolveTheme({ extends: "nordic", properties: {} }).tokens),
      markUrl: "",
      company: "Bramble Ltd",
      receipts: { heading: "", message: "", next: { label: "", href: "" }, offersAccount: true, note: "", ...receipts },
    },
    receiptUrl,
    historyUrl,
    pictures: new Map([["tee", picture]]),
    parcel: undefined,
    items: [tee],
    order: {
      reference: "BR-418001",
      email: "joe@postbox.example",
      currency: "GBP",
      subtotal_minor: 4000,
      goods_tax_minor: 800,
      discount_minor: 0,
      tax_discount_minor: 0,
      shipping_minor: 333,
      shipping_tax_minor: 66,
      duty_minor: 0,
      total_minor: 5199,
      gift_card_minor: 0,
      shipping_method: "uk-48",
      payment_method: "Visa ending 4242",
      promised_from: "2026-11-27",
      promised_to: "2026-11-30",
      shipping_first_name: "Joe",
      shipping_last_name: "Marsh",
      shipping_company: "",
      shipping_street: "4 Canal Street",
      shipping_city: "Manchester",
      shipping_state: "",
      shipping_zip: "M1 3HE",
      shipping_country: "GB",
      ...order,
    },
    ...more,
  } as unknown as MailedOrder;
}

const parcel = { carrier: "Royal Mail", tracking_code: "RM1", tracking_url: "https://carrier.example/RM1" };

test("a confirmation shows what was bought, what it costs, when and where it arrives, in both parts", () => {
  const { subject, html, text } = orderMail("order_confirmed", mailed());
  expect(subject).toBe("Thank you. Order BR-418001 is confirmed");
  const shown = ["Thank you, Joe", "Friday 27 to Monday 30 November", "BR-418001", "Classic Tee", "Black, M"];
  const further = [
    "First name: ROWAN",
    "£48.00",
    "£3.99",
    "£51.99",
    "£8.66",
    "4 Canal Street",
    "M1 3HE",
    "Visa ending",
  ];
  for (const words of [...shown, ...further, receiptUrl, "hello@bramble.test", "Bramble Ltd"]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
});

test("a bundle is one item, as in the basket, and an order's number stays in one line", () => {
  const part = { ...tee, quantity: 1, bundle_line: 1, bundle_part: 1, bundle_name: "Two tees" };
  const { html, text } = orderMail("order_confirmed", mailed({}, { items: [part, { ...part, bundle_part: 2 }, tee] }));
  for (const each of [html, text]) expect(each).toContain("3 items");
  expect(html).toContain('Order <span style="white-space:nowrap">BR-418001</span> is confirmed');
  expect(html).toContain("<title>Thank you. Order BR-418001 is confirmed</title>");
  expect(text).toContain("Order BR-418001 is confirmed");
});

test("the way to the receipt is the button; once posted it is the second way, after the parcel", () => {
  const links = (kind: MailKind, more = {}) =>
    [...orderMail(kind, mailed({}, more)).html.matchAll(/href="(https:[^"]+)"[^>]*>([^<]+)</g)]
      .map(([, href, words]) => [words, href])
      .filter(([words]) => words !== "Bramble" && words !== "bramble.selvedge.shop");
  const list = ["All your orders", historyUrl];
  expect(links("order_confirmed")).toEqual([["Follow your order", receiptUrl], list]);
  expect(links("order_posted", { parcel })).toEqual([
    ["Track your parcel", parcel.tracking_url],
    ["See your receipt", receiptUrl],
    list,
  ]);
  expect(links("order_posted", { parcel: { ...parcel, tracking_url: "" } })).toEqual([
    ["Follow your order", receiptUrl],
    list,
  ]);
  expect(orderMail("order_confirmed", mailed()).text).toContain(historyUrl);
  expect(orderMail("order_posted", mailed({}, { parcel })).text).toContain("Parcel: Royal Mail, RM1");
});

test("a payment that did not go through says how long the order waits, and an exchange waits longer", () => {
  const textOf = (order: object) => orderMail("order_unpaid", mailed({ ...order, paid_at: null })).text;
  expect(textOf({})).toContain("the order ends by itself a day after it was placed");
  const exchange = textOf({ parent_order_id: 7, reprint_reason_id: null }).replaceAll(/\s+/g, " ");
  expect(exchange).toContain("the exchange ends by itself 14 days after it was agreed");
});

test("what is made again for nothing was paid with nothing", () => {
  const free = { parent_order_id: 7, reprint_reason_id: 1, discount_minor: 4333, tax_discount_minor: 866 };
  const { html, text } = orderMail(
    "order_reprinted",
    mailed({ ...free, total_minor: 0, payment_method: "Nothing to pay" }),
  );
  for (const each of [html, text]) expect(each).not.toMatch(/Paid with|Nothing to pay/);
});

test.each<MailKind>([
  "order_confirmed",
  "order_posted",
  "order_cancelled",
  "exchange_owed",
  "order_exchanged",
  "order_reprinted",
  "order_resent",
  "order_address_changed",
  "order_items_changed",
  "order_unpaid",
  "order_needs_address",
  "order_needs_words",
])("%s as plain text has every way of the other part, whole, and no mark of HTML", (kind) => {
  const { html, text } = orderMail(kind, mailed({ shipping_last_name: "O'Brien & Sons" }, { parcel }));
  const ways = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => href);
  for (const way of ways) expect(text.split(/\s/)).toContain(way);
  expect(text).toContain("O'Brien & Sons");
  expect(text).not.toMatch(/<\/?[a-z]|&(amp|nbsp|#\d+);|undefined|null| \n|\n{3}/);
});

test("every picture is a whole address, with its size, and nothing is fetched but pictures", () => {
  const { html } = orderMail("order_confirmed", mailed());
  expect(
    [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => /src="([^"]*)" width="\d+" height="\d+" alt=""/.exec(tag)?.[1]),
  ).toEqual([picture]);
  expect(html).not.toMatch(/<link|<script|@import|@font-face|url\(/);
});

describe("what a shop says itself", () => {
  const said = {
    heading: "You made our day, {name}!",
    message: "Each piece pays for a day of hedge laying.\n<b>Come</b> and see it, {name}.",
    next: { label: "Visit the hedge & us", href: "https://bramble.selvedge.shop/visit/?a=1&b=2" },
    note: "Registered charity no. 1 & only",
  };

  test("is in the confirmation, in both parts, and is text", () => {
    const { subject, html, text } = orderMail("order_confirmed", mailed({}, {}, said));
    expect(subject).toBe("Thank you. Order BR-418001 is confirmed");
    expect(html).toContain("You made our day, Joe!");
    expect(html).toContain("laying.<br>&lt;b&gt;Come&lt;/b&gt; and see it, Joe.");
    expect(html).toContain('href="https://bramble.selvedge.shop/visit/?a=1&amp;b=2"');
    expect(html).toContain("Registered charity no. 1 &amp; only");
    for (const words of ["You made our day, Joe!\n", "<b>Come</b> and see it, Joe.", said.next.href, said.note])
      expect(text).toContain(words);
    for (const ours of ["Thank you, Joe", "You made our day, Joe!."]) expect(text).not.toContain(ours);
  });

  test("reads in the direction of its own script", () => {
    const words = { ...said, message: "شكراً لطلبك.", note: "מספר עמותה 1." };
    const { html } = orderMail("order_confirmed", mailed({}, {}, words));
    for (const own of [words.message, words.note])
      expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*unicode-bidi:plaintext">${own}</p>`));
  });

  test("is in no mail that tells of something else", () => {
    const { html, text } = orderMail("order_cancelled", mailed({}, {}, said));
    for (const each of [html, text]) for (const words of ["made our day", "hedge"]) expect(each).not.toContain(words);
  });
});

test("whatever a name holds is text", () => {
  const { html } = orderMail(
    "order_confirmed",
    mailed({ shipping_first_name: "<b>Joe", shipping_street: '"><img src=x>' }),
  );
  expect(html).not.toContain("<b>Joe");
  expect(html).not.toContain("<img src=x");
});

const minor = fc.integer({ min: 0, max: 500_000 });

test("what is listed adds up to the total that was paid", () => {
  const amounts = fc.record({ goods: minor, goodsTax: minor, cut: minor, cutTax: minor, post: minor, postTax: minor });
  fc.assert(
    fc.property(amounts, minor, ({ goods, goodsTax, cut, cutTax, post, postTax }, duty) => {
      const discount = { discount_minor: Math.min(cut, goods), tax_discount_minor: Math.min(cutTax, goodsTax) };
      const shipping = { shipping_minor: post + duty, shipping_tax_minor: postTax, duty_minor: duty };
      const total = goods + goodsTax - discount.discount_minor - discount.tax_discount_minor + post + duty + postTax;
      const sums = { subtotal_minor: goods, goods_tax_minor: goodsTax, ...discount, ...shipping, total_minor: total };
      const item = { ...tee, price_inc_tax_minor: goods + goodsTax };
      const { text } = orderMail("order_confirmed", mailed(sums, { items: [item] }));
      const listed = [...text.matchAll(/^(.+?) {2,}(−?)£([\d,]+\.\d\d)$/gm)].map(
        ([, words = "", sign, amount = ""]) =>
          [words, (sign ? -1 : 1) * Math.round(Number(amount.replaceAll(",", "")) * 100)] as const,
      );
      const amountOf = (wanted: string) => listed.find(([words]) => words === wanted)?.[1];
      const parts = listed.filter(([words]) => !["Total", "Including VAT"].includes(words) && !words.startsWith("2 x"));
      expect(amountOf("Total")).toBe(total);
      expect(parts.reduce((sum, [, each]) => sum + each, 0)).toBe(total);
      expect(amountOf("2 x Classic Tee")).toBe(amountOf("2 items"));
    }),
  );
});
