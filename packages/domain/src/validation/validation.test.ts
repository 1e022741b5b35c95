import { describe, expect, test } from "vitest";
import { check, checkFields, checkIfGiven } from "./rule.ts";
import { email } from "./rules/addresses.ts";
import { maxLength, required } from "./rules/text.ts";
import { madeRules, plainRules, type RuleName } from "./rules.ts";
import { ruleOf, validate } from "./validate.ts";
import { vatCountries } from "./vat-number.ts";

type Value = Parameters<typeof validate>[0];
type Row = readonly [row: string, rule: RuleName, message: string, passes: readonly Value[], fails: readonly Value[]];

const ga = (count: number) => `G-${"A1".repeat(10).slice(0, count)}`;
const digits = (count: number) => "1234567890123".slice(0, count);
const google = "rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ";
const pinterest = "0123456789abcdef0123456789abcdef";
const facebook = "ab12cd34ef56gh78ij90kl12mn34op";

// One row for each row of platform-core §5, with values on both sides of its edge. Where the specification leaves a shape
// open, the values here are the choice.
const rows: readonly Row[] = [
  [
    "P5.03",
    "required",
    "This field is required",
    ["a", " a ", 0, "0", -2],
    ["", "   ", "\n\t", -1, "-1", null, undefined],
  ],
  [
    "P5.04",
    "email",
    "Please enter a valid email address",
    [
      "a@b.co",
      "rowan.ashby+shop@postbox.example",
      "o'neill@mail.example",
      "jörg@bücher.example",
      `${"a".repeat(64)}@b.co`,
    ],
    [
      "",
      "a@b",
      "a b@c.de",
      "@b.co",
      "a@",
      "a@b..co",
      "a@.co",
      "a@@b.co",
      "<a@b.co>",
      `${"a".repeat(65)}@b.co`,
      `a@${"b".repeat(250)}.co`,
      "a..b@c.co",
      ".a@b.co",
      "a.@b.co",
      "a\u0000b@c.co",
      "a\u007f@b.co",
      "a@b\u0007.co",
      "a@b.co\u0085",
      "a\u202e@b.co",
      "a\u200b@b.co",
    ],
  ],
  [
    "P5.05",
    "url",
    "Please enter a valid url",
    [
      "https://bramble.example",
      "http://bramble.example:8080/a?b=c#d",
      "http://localhost:4000/",
      "http://127.0.0.1/",
      "mailto:ada@bramble.example",
      "mailto:ada@bramble.example?subject=Hello",
      "/",
      "/about/?a=1",
    ],
    [
      "",
      "plain words",
      "bramble.example",
      "https://",
      "https://no_host",
      "http://a.example:99999/",
      "http://1.2.3.400/",
      "mailto:ada",
      "//bramble.example",
      "/\\bramble.example",
      "javascript:alert(1)",
      "/a b",
    ],
  ],
  [
    "P5.06",
    "domain",
    "Please enter a valid domain",
    ["bramble.example", "shop.bramble.co.uk", "xn--bcher-kva.example", "a.xn--p1ai", `${"a".repeat(63)}.com`],
    [
      "",
      "bramble",
      "-a.com",
      "a-.com",
      "a..com",
      "a.c",
      "a.123",
      "https://a.com",
      "a_b.com",
      `${"a".repeat(64)}.com`,
      `${"a.".repeat(127)}com`,
    ],
  ],
  [
    "P5.07",
    "password",
    "Password cannot start or end with spaces",
    ["correct horse", "a", ""],
    [" a", "a ", " ", " a "],
  ],
  [
    "P5.08",
    "app_2fa_code",
    "Invalid authentication code",
    ["123456", "123 456"],
    ["12345", "1234567", "123  456", "12 3456", "12345a", ""],
  ],
  [
    "P5.09",
    "sms_2fa_code",
    "Invalid authentication code",
    ["123456", "123 456"],
    ["12345", "1234567", "123  456", "12 3456", "12345a", ""],
  ],
  [
    "P5.10",
    "recovery_code",
    "Invalid recovery code",
    ["abcd1234-EFGH5678"],
    ["abcd1234EFGH5678", "abcd123-EFGH5678", "abcd1234-EFGH56789", "abcd123!-EFGH5678", ""],
  ],
  [
    "P5.11",
    "charity_number",
    "Invalid Charity Number",
    ["", " ", "202918", "1076369", "1076369-1", "SC038262", "NIC100278"],
    ["12345", "12345678", "SC12345", "NI100278", "1076369-1234", "charity"],
  ],
  [
    "P5.12",
    "vat",
    "Invalid Vat Number",
    [
      "",
      "GB980780684",
      "980 7806 84",
      "GB 434 0314 94",
      "GB100000034",
      "GBGD001",
      "GBHA599",
      "XI980780684",
      "DE136695976",
      "EL094259216",
      "FR40303265045",
      "IE6433435F",
      "NL004495445B01",
      "ATU13585627",
      "ESX1234567R",
    ],
    [
      "GB980780685",
      "GB12345",
      "GR094259216",
      "US123456789",
      "DE12345678",
      "GBGD500",
      "GBHA499",
      "vat",
      "GB9807806840000000000000000000000",
    ],
  ],
  [
    "P5.13",
    "company_number",
    "Invalid Company Number",
    ["", "01234567", "SC123456", "OC301540", "NI012345", "R0000123", "IP27155R", "SP2237RS"],
    ["1234567", "123456789", "S1234567", "ABC12345", "IP2715R", "IP27155S", "company"],
  ],
  [
    "P5.14",
    "ga_measurement_id",
    "Invalid measurement ID",
    [ga(7), ga(12), "G-abcdefg", "G-AB_CD-E"],
    [ga(6), ga(13), "G_ABCDEFG", "g-abcdefgh", "G-ABC DEF", "G-ABCDEF'", ""],
  ],
  [
    "P5.15",
    "ga_tracking_id",
    "Invalid tracking ID",
    ["UA-1234-1", "UA-12345678-12"],
    ["UA-123-1", "UA-12345678", "UA-12345678-12345", "G-ABCDEFG", ""],
  ],
  [
    "P5.16",
    "fb_pixel",
    "Invalid Facebook Pixel",
    ["123456789012345", "1234567890123456"],
    ["12345678901234", "12345678901234567", "12345678901234a", ""],
  ],
  [
    "P5.17",
    "gads_conversion_id",
    "Invalid conversion ID",
    [digits(7), digits(12)],
    [digits(6), digits(13), "AW-1234567", ""],
  ],
  [
    "P5.18",
    "gads_conversion_label",
    "Invalid conversion label",
    ["aB3_-5678901234567", "a".repeat(22)],
    ["a".repeat(17), "a".repeat(23), "a".repeat(17).concat(" "), ""],
  ],
  [
    "P5.19",
    "google_verification",
    "Invalid verification snippet",
    [
      `<meta name="google-site-verification" content="${google}" />`,
      `<meta content='${google}' name='google-site-verification'>`,
    ],
    [
      google,
      `<meta name="description" content="${google}">`,
      `<meta name="google-site-verification" content="short">`,
      `<meta name="google-site-verification" content="${google}"><script>`,
      `<meta name="google-site-verification" content="${google}" onload="x">`,
      "",
    ],
  ],
  [
    "P5.20",
    "pinterest_verification",
    "Invalid verification snippet",
    [`<meta name="p:domain_verify" content="${pinterest}"/>`],
    [pinterest, `<meta name="p:domain_verify" content="${pinterest}0"/>`, `<meta name="p:domain_verify">`, ""],
  ],
  [
    "P5.21",
    "facebook_verification",
    "Invalid verification snippet",
    [`<meta name="facebook-domain-verification" content="${facebook}" />`],
    [
      facebook,
      `<meta name="facebook-domain-verification" content="no spaces please">`,
      `<meta name="facebook" content="${facebook}">`,
      "",
    ],
  ],
  [
    "P5.22",
    "pinterest_pixel",
    "Invalid Pinterest Pixel",
    ["2612345678901"],
    ["261234567890", "26123456789012", "26123456789ab", ""],
  ],
  [
    "P5.23",
    "iframe",
    "Invalid Embed Code",
    [
      `<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/x?rel=0" title="A film" frameborder="0" allow="autoplay; picture-in-picture" allowfullscreen></iframe>`,
      `<IFRAME SRC='https://maps.example/embed'> </IFRAME>`,
    ],
    [
      "plain text",
      `<iframe src="http://a.example"></iframe>`,
      `<iframe src="https://a.example">`,
      `<iframe src="https://a.example" onload="x"></iframe>`,
      `<iframe srcdoc="x" src="https://a.example"></iframe>`,
      `<iframe src="javascript:x"></iframe>`,
      `<iframe src="https://a.example"></iframe><script></script>`,
      `<p></p>`,
      "",
    ],
  ],
  ["P5.24", "alpha", "must contain only alphanumeric characters", ["ab1", "AB"], ["ab-1", "ab 1", "é", ""]],
  ["P5.25", "alpha_dash", "must contain only alphanumeric characters or dashes", ["ab-1"], ["ab 1", "ab_1", ""]],
  [
    "P5.26",
    "alpha_spaces",
    "Must contain only alphanumeric characters, dashes or spaces",
    ["ab -1"],
    ["ab!", "ab\n1", ""],
  ],
  [
    "P5.27",
    "alpha_spaces_punctuation",
    "must contain only alphanumeric characters or '-;!#'",
    ["a-b", "a;b", "a!b", "a#b", "a 1"],
    ["@", "a'b", ""],
  ],
  ["P5.28", "numeric", "must contain only numeric characters", ["12", 12], ["1.2", "1a", "-1", ""]],
  [
    "P5.29",
    "numeric_float",
    "must contain only numeric characters or a decimal point",
    ["1.2", "12", ".5", "1.", 1.5],
    ["1a", "1.2.3", ".", ""],
  ],
  ["P5.30", "number_required", "Must contain at least one number", ["abc1"], ["abc", ""]],
  [
    "P5.31",
    "two_decimal_places",
    "Must contain a number with up to two decimal places",
    ["1.25", "1.2", "1", "-1.25"],
    ["1.255", "1.", ".25", "a", ""],
  ],
  [
    "P5.32",
    "positive_number",
    "must contain a positive number",
    ["1", "0.01", 3],
    ["-1", "0", "a", "1e3", "9".repeat(301), ""],
  ],
  [
    "P5.33",
    "uk_phone_number",
    "must contain a valid UK phone number",
    [
      "07700 900123",
      "020 7946 0958",
      "+44 20 7946 0958",
      "+44 (0)20 7946 0958",
      "0044 7700 900123",
      "(0117) 496-0123",
      "0800 111111",
      "016977 2345",
    ],
    ["12345", "07700 90012", "077009001234", "+1 202 555 0100", "0400 123456", "phone", ""],
  ],
  [
    "P5.34",
    "uk_sort_code",
    "must contain a valid sort code",
    ["12-34-56"],
    ["123456", "12-34-5", "12 34 56", "ab-cd-ef", ""],
  ],
  [
    "P5.35",
    "uk_postcode",
    "must contain a valid postcode",
    ["M1 1AE", "m60 1nw", "CR2 6XH", "DN55 1PT", "W1A 1HQ", "EC1A 1BB", "BS14DJ", "GIR 0AA", "BF1 3AA"],
    ["M1", "M1 1A", "Q1 1AA", "EC1A 1CB", "12345", "EC1AA 1BB", "SW1A 2AA extra", ""],
  ],
  [
    "P5.36",
    "uk_national_insurance_number",
    "must contain a valid National Insurance number",
    ["AB 12 34 56 C", "ab123456d"],
    ["DA123456C", "AO123456C", "BG123456C", "ZZ123456C", "AB123456E", "AB12345C", ""],
  ],
  [
    "P5.37",
    "uk_bank_account_number",
    "must contain a valid bank account number",
    ["12345678"],
    ["1234567", "123456789", "1234 5678", ""],
  ],
  ["P5.38", "lowercase", "must be lowercase", ["abc", "a-1", ""], ["Abc", "É"]],
  ["P5.39", "min_length", "Must contain at least 3 characters", ["abc", "🧵🧵🧵"], ["ab", "🧵🧵", ""]],
  ["P5.39 with 5", { rule: "min_length", n: 5 }, "Must contain at least 5 characters", ["abcde"], ["abcd"]],
  [
    "P5.40",
    "max_length",
    "Must contain no more than 10 characters",
    ["a".repeat(10), "🧵".repeat(10), ""],
    ["a".repeat(11)],
  ],
  [
    "P5.40 with 20",
    { rule: "max_length", n: 20 },
    "Must contain no more than 20 characters",
    ["a".repeat(20)],
    ["a".repeat(21)],
  ],
  [
    "P5.41",
    { rule: "ext", formats: ["png", "jpg"] },
    "Must upload the following formats: png, jpg",
    ["shirt.png", "SHIRT.JPG", "a.b.png"],
    ["shirt.pdf", "shirt", "png", "shirt.png.exe", ""],
  ],
  [
    "P5.41 by default",
    "ext",
    "Must upload the following formats: png, jpg, jpeg, webp, avif, gif, svg",
    ["a.svg", "a.avif"],
    ["a.bmp"],
  ],
  ["P5.42", "min_value", "Min 50", [50, "50", "50.5"], [49, "49.99", "many", ""]],
  ["P5.42 with 1", { rule: "min_value", n: 1 }, "Min 1", [1], [0]],
  ["P5.43", "max_value", "Max 50", [50, "49.99", -3], [51, "50.01", "few", ""]],
  ["P5.43 with 99", { rule: "max_value", n: 99 }, "Max 99", [99], [100]],
  [
    "P5.44",
    { rule: "regex", pattern: /^BR-\d+$/g, message: "must be a part number" },
    "must be a part number",
    ["BR-1", "BR-2"],
    ["BR-", "X-1", ""],
  ],
  ["P5.45", "gtm_id", "Invalid tag manager ID", ["GTM-ABC12", "GTM-K"], ["gtm-abc", "GTM-abc", "GTM-", "ABC12", ""]],
];

describe.each(rows)("%s, the rule %j (platform-core §5), says “%s”", (_, rule, message, passes, fails) => {
  test.each(passes.map((value) => [value]))("%j passes", (value) => expect(validate(value, [rule])).toBeNull());
  test.each(fails.map((value) => [value]))("%j fails", (value) => expect(validate(value, [rule])).toBe(message));
});

test("every rule has a row of its own, and says the name it is known by", () => {
  const tested = new Set(rows.map(([, rule]) => (typeof rule === "string" ? rule : rule.rule)));
  expect(tested).toEqual(new Set([...Object.keys(plainRules), ...Object.keys(madeRules)]));
  for (const name of Object.keys(plainRules)) expect(ruleOf(name as keyof typeof plainRules).name).toBe(name);
});

test("VAT numbers are known of all 27 member states, Great Britain and Northern Ireland", () => {
  expect([...vatCountries].sort()).toEqual(
    "AT BE BG CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" "),
  );
});

describe("several rules", () => {
  const rules: RuleName[] = ["required", "email", { rule: "max_length", n: 20 }];
  test.each([
    ["", "This field is required"],
    ["ada", "Please enter a valid email address"],
    ["ada.lovelace@bramble.example", "Must contain no more than 20 characters"],
    ["ada@bramble.example", null],
  ])("are checked in turn: %j gives %j", (value, message) => expect(validate(value, rules)).toBe(message));

  test("imported one by one they say the same", () => {
    expect(check("", [required, email, maxLength(20)])).toBe("This field is required");
    expect(check("ada@bramble.example", [required, email, maxLength(20)])).toBeNull();
  });

  test("an optional field is only checked once it has a value", () => {
    expect(checkIfGiven(" ", [email])).toBeNull();
    expect(checkIfGiven(undefined, [email])).toBeNull();
    expect(checkIfGiven("ada", [email])).toBe("Please enter a valid email address");
  });

  test("a whole form is answered by field, with the first message of each", () => {
    const form = { email: [required, email], name: [required], note: [maxLength(3)] };
    expect(checkFields({ email: "ada", note: "abc" }, form)).toEqual({
      email: "Please enter a valid email address",
      name: "This field is required",
    });
    expect(checkFields({ email: "ada@bramble.example", name: "Ada" }, form)).toEqual({});
  });
});
