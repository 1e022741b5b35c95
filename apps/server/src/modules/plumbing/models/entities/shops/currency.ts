// Currencies are the domain's own table; what the platform has changed of them since is their newest rate.
import { currencies } from "@selvedge/domain/currency/currencies";
import { sql } from "kysely";
import type { ListedModel } from "../../model.ts";

/** Source: storefront §3.9. */
export const currency: ListedModel = {
  type: "currency",
  keyType: "text",
  audience: "anyone",
  attributes: {
    code: {},
    symbol: {},
    symbolAlign: {},
    name: {},
    conversionRate: {},
    subScript: {},
    decimalPoint: {},
    thousandsSeparator: {},
  },
  async list(db, keys, now) {
    const known = keys.map(String).filter((code) => Object.hasOwn(currencies, code));
    const { rows } = await sql<{ currency: string; rate: number }>`
      select distinct on (currency) currency, rate from currency_rates
      where currency = any(${known}::text[]) and starts_at <= ${now} order by currency, starts_at desc`.execute(db);
    const rates = new Map(rows.map(({ currency: code, rate }) => [code, rate]));
    return new Map(
      known.map((code) => {
        const { conversionRate, ...format } = currencies[code]!;
        return [code, { code, ...format, conversionRate: rates.get(code) ?? conversionRate }];
      }),
    );
  },
};
