import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";

export interface SeededShop {
  divisionId: DivisionId;
  manufacturerId: number;
  name: string;
  /** Prefix of order numbers: "BR" gives "BR-418001". */
  code: string;
  /** First part of its host; null for the main site, which answers on the bare host. */
  label: string | null;
  /** Host header that leads to it. */
  host: string;
}

interface ShopOptions {
  label?: string;
  name?: string;
  code?: string;
  /** A shipped theme's name. */
  theme?: string;
  settings?: object;
}

/** A shop with its project, host, settings and active theme: Bramble on bramble.localhost by default. */
export const seedShop = (pools: Pools, options: ShopOptions = {}): Promise<SeededShop> => {
  const { label = "bramble", name = "Bramble", code = "BR", theme = "nordic", settings = {} } = options;
  return withoutDivision(pools.backOffice, (db) => insertShop(db, { label, name, code, theme, settings }));
};

/** The platform's own site, division 12, on the bare host. */
export const seedMainSite = (pools: Pools): Promise<SeededShop> =>
  withoutDivision(pools.backOffice, (db) =>
    insertShop(db, { id: mainDivisionId, label: null, name: "Selvedge", code: "SV", theme: "light", settings: {} }),
  );

interface ShopFacts {
  id?: DivisionId;
  label: string | null;
  name: string;
  code: string;
  theme: string;
  settings: object;
}

async function insertShop(db: Bound, { id, label, name, code, theme, settings }: ShopFacts): Promise<SeededShop> {
  const manufacturer = await db
    .insertInto("manufacturers")
    .values({ name, url_name: label ?? "selvedge" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const division = await db
    .insertInto("divisions")
    .values({ ...(id ? { id } : {}), manufacturer_id: manufacturer.id, name, code, support_email: "hello@shop.test" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const own = { division_id: division.id };
  await Promise.all([
    db
      .insertInto("shop_settings")
      .values({ ...own, settings: JSON.stringify(settings) })
      .execute(),
    db
      .insertInto("themes")
      .values({ ...own, name: "Our theme", extends: theme, active: true })
      .execute(),
    label === null
      ? null
      : db
          .insertInto("subdomains")
          .values({ ...own, label })
          .execute(),
  ]);
  const host = label === null ? "localhost" : `${label}.localhost`;
  return { divisionId: division.id, manufacturerId: manufacturer.id, name, code, label, host };
}
