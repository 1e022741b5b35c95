import { currencies, currencyCodes } from "@selvedge/domain/currency/currencies";
import type { Json } from "../json.ts";
import { type Condition, noVariation, registerConditions } from "./condition.ts";
import { countryCodes, countryInWords, countryNames } from "./country-codes.ts";
import { between, listed, weekly } from "./time-conditions.ts";

/**
 * The conditions a shop owner can put on a block. Any other name is unknown, and a block with an unknown condition is
 * hidden. All are judged on the server, so what is hidden is absent from the page.
 */
const loginTitles = { "logged-in": "Signed in", "logged-out": "Not signed in" } as const;

const login: Condition = {
  name: "login",
  title: "Signed in or not",
  fields: {
    is: {
      kind: "choice",
      label: "Visitor is",
      default: "logged-in",
      required: true,
      options: ["logged-in", "logged-out"],
      titles: loginTitles,
    },
  },
  reads: () => ({ login: ["logged-in"] }),
  passes: ({ is }, facts) => facts.login === is,
  words: ({ is }) => (is === "logged-in" ? "to signed-in visitors" : "to visitors who are not signed in"),
};

const currencyNames = Object.fromEntries(currencyCodes.map((code) => [code, currencies[code]?.name ?? code]));

const currency: Condition = {
  name: "currency",
  title: "By currency",
  fields: {
    in: {
      kind: "choices",
      label: "Prices are shown in",
      required: true,
      options: currencyCodes,
      titles: currencyNames,
    },
  },
  reads: ({ in: codes }) => ({ currency: textsOf(codes) }),
  passes: ({ in: codes }, facts) => textsOf(codes).includes(facts.currency),
  words: ({ in: codes }) => `to visitors who see prices in ${listed(textsOf(codes), "or")}`,
};

/** A visitor whose country is not known matches no list. */
const country: Condition = {
  name: "country",
  title: "By country",
  fields: {
    in: { kind: "choices", label: "Visitor is in", required: true, options: countryCodes, titles: countryNames },
  },
  reads: ({ in: codes }) => ({ country: textsOf(codes) }),
  passes: ({ in: codes }, facts) => textsOf(codes).includes(facts.country),
  words: ({ in: codes }) => `in ${listed(textsOf(codes).map(countryInWords), "or")}`,
};

const variation: Condition = {
  name: "variation",
  title: "By split test",
  fields: {
    test: { kind: "reference", to: "splitTest", label: "Split test", required: true },
    is: { kind: "text", label: "Variation", required: true, maxLength: 60 },
    orNone: { kind: "flag", label: "Also while the test does not run", default: false },
  },
  reads: ({ test, is, orNone }) => ({
    [`variation:${test}`]: orNone === true ? [String(is), noVariation] : [String(is)],
  }),
  passes: ({ test, is, orNone }, { variations }) => {
    const own = variations[String(test)];
    return own === is || (own === undefined && orNone === true);
  },
  words: ({ test, is, orNone }) =>
    `to visitors who see ${is} of ${test}${orNone === true ? ", and to all while it does not run" : ""}`,
};

export const SHOP_CONDITIONS = registerConditions([login, between, weekly, currency, country, variation]);

const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
