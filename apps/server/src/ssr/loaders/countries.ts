/** The countries that we deliver to, by name. */
const codes =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK AU CA HK JP NZ SG US".split(
    " ",
  );

const names = new Intl.DisplayNames("en-GB", { type: "region" });

export const countries: { code: string; name: string }[] = codes
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => (a.code === "GB" ? -1 : b.code === "GB" ? 1 : a.name.localeCompare(b.name)));
