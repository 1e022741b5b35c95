import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { chosenCurrencies, readPlugins } from "@selvedge/domain/shops/plugins";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";

interface Read {
  timeZone: string;
  currency: string;
  plugins: Record<string, unknown> | null;
  tests: { code: string; name: string; variations: { alias: string; name: string }[] }[] | null;
}

/** What tells visitors of a shop apart: its clocks, the currencies of its prices, and its running split tests. */
export async function readAudience({ pools }: Platform, divisionId: DivisionId) {
  const { rows } = await readDivision(pools.web, divisionId, (db) =>
    sql<Read>`
      select d.time_zone as "timeZone", d.currency,
        (select json_object_agg(p.name, p.settings) from division_plugins p where p.division_id = d.id) as plugins,
        (select json_agg(json_build_object('code', t.code, 'name', t.name, 'variations',
            (select json_agg(json_build_object('alias', v.alias, 'name', v.name) order by v.id) from split_test_variations v
              where v.division_id = t.division_id and v.split_test_id = t.id)) order by t.id)
          from split_tests t where t.division_id = d.id and t.active) as tests
      from divisions d where d.id = ${divisionId}`.execute(db),
  );
  const { timeZone, currency, plugins, tests } = rows[0]!;
  const shown = chosenCurrencies(readPlugins(plugins ?? {}).currency);
  return { timeZone, currency, currencies: [...new Set([currency, ...shown])], tests: tests ?? [] };
}
