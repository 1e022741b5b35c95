// Values on both sides of every edge of the rules' shapes: one character too many or too few at each end, and each place
// filled with what does not belong there. The specification's own rows are in validation.test.
import { describe, expect, test } from "vitest";
import type { plainRules } from "./rules.ts";
import { ruleOf, validate } from "./validate.ts";

type Row = readonly [rule: keyof typeof plainRules, passes: readonly string[], fails: readonly string[]];

const a = (count: number) => "a".repeat(count);
const blanks = (count: number) => " ".repeat(count);
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
const google = (content: string) => meta("google-site-verification", content);
const pinterest = (content: string) => meta("p:domain_verify", content);
const facebook = (content: string) => meta("facebook-domain-verification", content);
const hex = "0123456789abcdef0123456789abcdef";
const padded = (text: string, length: number) => text.padEnd(length);
const framed = (attributes: string) => `<iframe ${attributes}></iframe>`;
const address = `src="https://a.example"`;
const titled = (length: number) => framed(`${address} title="${a(length - framed(`${address} title=""`).length)}"`);
/** What the embed codes of film, map and music services carry beside the address. */
const harmless =
  "width height title name id class style frameborder border scrolling allow allowfullscreen allowtransparency loading referrerpolicy sandbox marginheight marginwidth";

const rows: readonly Row[] = [
  [
    "email",
    ["a@shop.bramble.co.uk", `a@${"b".repeat(249)}.co`],
    ["a@b.", "a@b.co ", " a@b.co", "a@b.co,d@e.co", "a@b.c<d>", `a@${"b".repeat(250)}.co`],
  ],
  [
    "url",
    [
      "https://bramble.example",
      "HTTPS://BRAMBLE.EXAMPLE/#top",
      "https://bramble.example?a=1",
      "http://bramble.example:65535/",
      "http://255.0.10.199/",
      "MAILTO:ada@bramble.example",
      `mailto:${a(64)}@b.co`,
      `/${a(2047)}`,
    ],
    [
      "http://a.example:65536/",
      "http://a.example:123456/",
      "http://a.example:/",
      "http://1.2.3.256/",
      "http://1.2.3.0025/",
      "http://1.2.3.1e1/",
      "http://1.2.3/",
      "http://1.2.3.4.5/",
      "http://example/",
      "ftp://bramble.example",
      "see https://bramble.example",
      "https://bramble.example and more",
      "bramble.example/about",
      "mailto:",
      "ada.ada.ada@bramble.example?cc=mailto:b@c.example",
      `/${a(2048)}`,
    ],
  ],
  [
    "domain",
    [`a.${a(63)}`, `${"a.".repeat(125)}com`, "SHOP.EXAMPLE", "1a.com", `a.xn--${a(59)}`],
    [`a.${a(64)}`, `${"a.".repeat(125)}comm`, "a.1com", "a.com1", "a.com ", "a!.com", "!a.com", ".com", "a.xn--"],
  ],
  ["app_2fa_code", [], ["a123456", "123 4567", "0123 456", "123-456", "1234 56"]],
  ["sms_2fa_code", [], ["a123456", "123 4567", "0123 456", "123-456", "1234 56"]],
  ["recovery_code", ["ABCD1234-efgh5678"], ["1abcd1234-EFGH5678", "abcd1234-EFGH567!", "!bcd1234-EFGH5678"]],
  [
    "charity_number",
    [" 202918 ", "1076369-123", "sc038262"],
    ["SC1234567", "NIC12345", "NIC1234567", "1076369-", "X202918", "202918X"],
  ],
  [
    "vat",
    [" ", "gb 980-7806.84", `GB980780684${blanks(19)}`],
    ["XI980780685", "980780685", "GB98078068", "GB9807806840", `GB980780684${blanks(20)}`],
  ],
  ["company_number", [" ", " 01234567 ", "oc301540"], ["SC12345", "SC1234567", "R00001234", "R000012", "X01234567"]],
  ["ga_measurement_id", [], ["XG-ABCDEFG", "G-ABCDEFG!", "G-ABC DEFG"]],
  [
    "ga_tracking_id",
    ["UA-1234567890-1234"],
    ["UA-12345678901-1", "UA-12345678-", "XUA-1234-1", "UA-123X-1", "UA-1234-X"],
  ],
  ["fb_pixel", [], ["a123456789012345", "123456789012345a"]],
  ["gads_conversion_id", [], ["a1234567", "1234567a"]],
  ["gads_conversion_label", ["aB3_-567890123456Z"], [` ${a(18)}`, `${a(18)}!`, `${a(9)}!${a(9)}`]],
  ["pinterest_pixel", [], ["a2612345678901", "2612345678901a"]],
  ["gtm_id", [], ["XGTM-ABC", "GTM-ABc", "GTM-ABC "]],
  [
    "google_verification",
    [` ${google(a(20))} `, padded(google(a(20)), 4096), google(a(100)), google("aZ09_=-aZ09_=-aZ09_=-")],
    [
      google(a(19)),
      padded(google(a(20)), 4097),
      google(a(101)),
      google(`!${a(20)}`),
      google(`${a(20)}!`),
      `<meta name="google-site-verification">`,
    ],
  ],
  [
    "pinterest_verification",
    [pinterest(hex), pinterest(hex.toUpperCase())],
    [pinterest(hex.slice(1)), pinterest(`g${hex}`), pinterest(`${hex}g`), pinterest(`g${hex.slice(1)}`), google(hex)],
  ],
  [
    "facebook_verification",
    [facebook("A".repeat(20)), facebook("1".repeat(40))],
    [facebook(a(19)), facebook(a(41)), facebook(`!${a(20)}`), facebook(`${a(20)}!`), `<p>${facebook(a(20))}`],
  ],
  [
    "iframe",
    [
      ` ${framed(address)} `,
      framed(`src="HTTPS://A.EXAMPLE:8443/"`),
      framed(`src="https://a.example#at"`),
      framed(`src="https://a.example?a=1"`),
      framed(`${address} ${harmless}`),
      titled(4096),
    ],
    [
      framed(`src="javascript:https://a.example"`),
      framed(`src="https://a.example and more"`),
      framed(`src="https://a.example!more"`),
      framed(`src="https://"`),
      framed("src"),
      framed(`title="no address"`),
      framed(`src="javascript:x" ${address}`),
      `<iframe ${address}>words</iframe>`,
      `<iframe ${address}></iframe> words`,
      titled(4097),
    ],
  ],
  ["required", ["- 1"], [" -1 ", "-1\n"]],
  ["alpha", [], ["-ab", "ab-"]],
  ["alpha_dash", ["AB"], ["_ab", "ab_"]],
  ["alpha_spaces", ["AB"], ["!ab", "a!b"]],
  ["alpha_spaces_punctuation", ["A 1"], ["@a", "a@", "a@b"]],
  ["numeric", [], ["a1", "1 2"]],
  ["numeric_float", ["12.34", ".55"], ["a1", "a.5", ".5a", "1.2a"]],
  ["two_decimal_places", ["12.5"], ["a1.25", "1.2a", "1a", "--1"]],
  [
    "positive_number",
    [" 12.5 ", "9".repeat(300)],
    ["0x10", "12px", "+1", "1.", ".5", "x1", "1.5.5", "Infinity", "9".repeat(301)],
  ],
  [
    "uk_phone_number",
    [
      "01632 960123",
      "0300 123 4567",
      "0500 123456 7",
      "08457 123456",
      "09011 234567",
      "+44 07700 900123",
      "01697.72345",
      `07700 900123${blanks(18)}`,
    ],
    [
      "04700 900123",
      "06700 900123",
      "0800 11111",
      "0801 111111",
      "016977 234",
      "07700_900123",
      "tel 07700 900123",
      "07700 900123 x",
      "0770a 900123",
      "44 7700 900123",
      `07700 900123${blanks(19)}`,
    ],
  ],
  ["uk_sort_code", [], ["12-34-567", "112-34-56", "12-345-6", "12-34-5a"]],
  [
    "uk_postcode",
    [" BS14DJ ", "m1 1ae", `M1${blanks(25)}1AE`, `${blanks(40)}M1 1AE`],
    [
      ..."M1 1CA,M1 1AO,EC1C 1BB,W1I 1HQ,AI1 1AA,AI1A 1AA,QA1 1AA,QA1A 1AA,Q1A 1AA,M123 1AA,CR123 1AA".split(","),
      ..."1EC1A 1BB,GIR 1AA,GIR 0AB,GIX 0AA,SW1A 2AA1,W1AA 1HQ,1M1 1AE,M1! 1AE,M 1AE,MMM1 1AE".split(","),
      `M1${blanks(26)}1AE`,
    ],
  ],
  [
    "uk_national_insurance_number",
    ["AB123456A", "WZ123456B", "HJ123456C"],
    [
      ..."DA123456C FA123456C IA123456C QA123456C UA123456C VA123456C 1A123456C".split(" "),
      ..."AD123456C AF123456C AI123456C AO123456C AQ123456C AU123456C AV123456C".split(" "),
      ..."BG123456C GB123456C KN123456C NK123456C NT123456C TN123456C ZZ123456C".split(" "),
      ..."AB12345C AB1234567C XAB123456C AB123456CD A123456C AB12345XC".split(" "),
    ],
  ],
  ["uk_bank_account_number", [], ["a12345678", "12345678a"]],
];

describe.each(rows)("the edges of %s (platform-core §5)", (rule, passes, fails) => {
  test.each(passes.map((value) => [value]))("%j passes", (value) => expect(validate(value, [rule])).toBeNull());
  test.each(fails.map((value) => [value]))("%j fails", (value) => expect(validate(value, [rule])).not.toBeNull());
});

test.each<[Parameters<typeof validate>[1][number], readonly string[], readonly string[]]>([
  [{ rule: "min_value", n: 50 }, ["50.0"], ["-60", "5e1", " "]],
  [{ rule: "max_value", n: 50 }, ["-60"], ["1e1", " "]],
  [{ rule: "min_length", n: 1 }, [" ", "ab"], [""]],
  [{ rule: "min_length", n: 0 }, ["", "abc"], []],
  [{ rule: "max_length", n: 0 }, [""], ["a"]],
  [{ rule: "ext", formats: ["PNG"] }, ["a.png"], ["a.", "apng", ".png.jpg"]],
])("the edges of %j (platform-core §5)", (rule, passes, fails) => {
  expect(passes.filter((value) => validate(value, [rule]) !== null)).toEqual([]);
  expect(fails.filter((value) => validate(value, [rule]) === null)).toEqual([]);
});

test.each(["min_length", "max_length", "min_value", "max_value", "ext"] as const)(
  "%s is known by its name with and without parameters (platform-core §5)",
  (name) => {
    expect([ruleOf(name).name, ruleOf({ rule: name }).name]).toEqual([name, name]);
  },
);

test("a rule of the caller's own is called a custom one (platform-core §5, custom regex)", () => {
  expect(ruleOf({ rule: "regex", pattern: /^a$/, message: "must be a" }).name).toBe("regex");
});
