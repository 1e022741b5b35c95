// The home page of the platform's own site, from which people start: a button, and a band that takes the shop's name.
import { block, page } from "@selvedge/pages/wire/written-page";
import type { World } from "./world.ts";

/** Publishes it in a world. */
export async function publishMainHome({ database, main }: World): Promise<void> {
  const home = JSON.stringify(
    page({ title: "Selvedge", description: "", flags: ["homepage"] }, [
      block("banner", { title: "Your drawing, a shop", actions: [{ text: "Start your shop", href: "/sign-up/" }] }),
      block("row", { fullBackgroundColor: "#222f73", items: [block("startShop")] }),
    ]),
  );
  await database.pools.backOffice.query(
    "insert into pages (division_id, url, name, draft, published, published_at) values ($1, '/', 'Home', $2, $2, now())",
    [main.divisionId, home],
  );
}
