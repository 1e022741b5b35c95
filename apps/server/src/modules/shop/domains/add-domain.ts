import { randomBytes } from "node:crypto";
import { domainToASCII } from "node:url";
import { withDivision } from "@selvedge/db/with-division";
import { readDomainName } from "@selvedge/domain/shops/own-domains/domain-name";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lookAtDomain } from "./look-at-domain.ts";
import { domainsOf } from "./queries.ts";
import { whyNobodyHas } from "./registered-names.ts";

/** A shop needs no more; each is looked at for as long as it is there. */
const mostDomains = 10;

/**
 * Claims a domain for a shop and looks for its records. The same one twice is one. Throws validation for what is no domain
 * or can be nobody's, for the platform's own names, and for one too many.
 */
export async function addDomain(platform: Platform, by: Merchant, typed: string): Promise<void> {
  const { config, pools } = platform;
  await countTry(pools, limits.domainLooks, String(by.divisionId));
  const host = readDomainName(typed, domainToASCII);
  if (!host) throw invalid("Please enter a valid domain");
  const { baseHost } = config;
  if (host === baseHost || host.endsWith(`.${baseHost}`))
    throw invalid(`Names under ${baseHost} are ours. Change your address there instead.`);
  const whyNot = whyNobodyHas(host, { isDnsLocal: config.dns === "local" });
  if (whyNot) throw invalid(whyNot);
  const id = await withDivision(pools.web, by.divisionId, async (db) => {
    const own = await domainsOf(db, by.divisionId);
    const known = own.find((each) => each.host === host);
    if (known) return Number(known.id);
    if (own.length >= mostDomains) throw invalid(`A shop can have ${mostDomains} domains. Remove one first.`);
    const row = await db
      .insertInto("shop_domains")
      .values({
        division_id: by.divisionId,
        host,
        token: randomBytes(12).toString("hex"),
        next_look_at: platform.now(),
      })
      .onConflict((same) => same.columns(["division_id", "host"]).doUpdateSet({ host }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit(db, { ...byMerchant(by), action: "domain.added", subject: `domain ${row.id}`, detail: { host } });
    return Number(row.id);
  });
  await lookAtDomain(platform, "web", by.divisionId, id);
}

const invalid = (message: string) => new Refusal("validation", { errors: { host: [message] } });
