import { expect, test } from "vitest";
import { fittingLines, settingsLines } from "./lines.ts";
import type { SettingsFacts } from "./settings-query.ts";

const facts: SettingsFacts = {
  shop: {
    ...{
      name: "Northkeep",
      label: "northkeep",
      host: "northkeep.selvedge.shop",
      isUnderReview: false,
      isDenied: false,
      visitors: 0,
    },
    company: { legalName: "Northkeep Sea Trust", email: "hello@northkeep.test", isComplete: true, hasVat: true },
    domains: { all: 1, working: 0, failed: 0, main: null },
    ...{ door: "open", currency: "GBP", currencies: ["EUR"], hasHeadCode: false, verified: ["google"], plugins: 2 },
    menu: { placement: "row", entries: 6, columns: 1 },
    frame: { hasSearchBar: false, hasFullFooter: true },
    ...{ said: { banner: "", line: "Free delivery over £40" }, lastDays: 0 },
    ...{ hasLogo: true, hasIcon: false, hasSocialPicture: false },
    buyers: {
      ...{ hasAccountLink: true, hasSignInWords: false, hasThanks: true, hasNext: false },
      ...{ offersAccount: false, hasNote: true },
    },
  },
  pages: { published: 11, listed: 9, restricted: 0 },
  theme: { title: "Nordic", changed: 2, isDraft: true },
  texts: { legal: 0, questions: 3 },
  team: { people: 5, invited: 1, requests: 1, withoutTwoFactor: 1 },
  own: { hasTwoFactor: true, passkeys: 2, sessions: 3 },
};
const everything = [...new Set(settingsLines.flatMap(({ permission }) => permission ?? []))];
const labels = (search: string, permissions: readonly string[] = everything) =>
  fittingLines(search, permissions, facts).map(({ label }) => label);

test("every setting says how it stands", () => {
  const lines = fittingLines("", everything, facts);
  expect(lines).toHaveLength(settingsLines.length);
  for (const { label, said } of lines) expect([label, said]).toEqual([label, expect.stringMatching(/^[A-Z0-9n].*/)]);
  expect(lines.find(({ label }) => label === "Team")?.said).toBe("5 people, 1 invited, 1 request to answer");
  expect(lines.find(({ label }) => label === "Menus")?.said).toBe("6 entries, 1 column in the footer");
  expect(lines.find(({ label }) => label === "Header and footer")?.said).toBe("Menu in a row, full footer");
  expect(lines.find(({ label }) => label === "Logo and pictures")?.said).toBe(
    "Your own logo, icon made for you, social picture of your products",
  );
  expect(lines.find(({ label }) => label === "Announcement")?.said).toBe("Free delivery over £40");
  expect(lines.find(({ label }) => label === "Sign-in and receipts")?.said).toBe(
    "Account link in the header, your own thanks, no account offered to guests, a note on invoices",
  );
  expect(lines.find(({ label }) => label === "Last order days")?.said).toBe("None shown");
  expect(lines.find(({ label }) => label === "Theme")?.said).toBe("Nordic, 2 settings of your own, with a draft");
});

test.each([
  ["favicon", ["Logo and pictures"]],
  ["sea trust", ["Company"]],
  ["EUR", ["Currencies"]],
  ["two-factor", ["Your security"]],
  ["verification", ["Search engines"]],
  ["google knows", ["Search engines"]],
  ["order confirmation", ["Sign-in and receipts"]],
  ["charity", ["Sign-in and receipts"]],
  ["no such thing", []],
])("%j finds %j by name, other words, or what is set", (search, found) => {
  expect(labels(search)).toEqual(found);
});

test("what a person may not open is not there", () => {
  expect(labels("", [])).toEqual(["Your security"]);
});

test("what waits says so in a sentence", () => {
  const waits = fittingLines("", everything, facts).flatMap(({ waits: wait }) => wait ?? []);
  expect(waits.map(({ sentence }) => sentence)).toEqual([
    "A domain waits for its records.",
    "1 request waits for your answer.",
  ]);
});
