const names = new Intl.DisplayNames("en", { type: "currency" });

/** What a currency is called, such as "Norwegian Krone (NOK)". */
export const currencyName = (code: string): string => `${names.of(code)} (${code})`;
