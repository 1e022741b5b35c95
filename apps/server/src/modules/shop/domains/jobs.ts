import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { domainMail } from "./domain-mail.ts";
import { deleteCertificate, issueFor } from "./issue-certificate.ts";
import { lookAtDomain } from "./look-at-domain.ts";
import { dueDomains, findDomain, ownersOf } from "./queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), id: z.number() });

/** Looks at every domain that is due. */
export const checkDomains: Task = async (platform) => {
  for (const { divisionId, id } of await dueDomains(platform.pools, platform.now()))
    await lookAtDomain(platform, "worker", divisionId, id);
};

/** Gets a domain's certificate, and mails its owners once when the domain works or when it is given up. */
export const issueCertificate: Task = async (platform, given) => {
  const { divisionId, id } = payload.parse(given);
  const before = await withDivision(platform.pools.worker, divisionId, (db) => findDomain(db, divisionId, id));
  const issued = await issueFor(platform, divisionId, id);
  const isNew = issued === "issued" && before?.state !== "active";
  if (!before || !(isNew || issued === "given up")) return;
  const after = await withDivision(platform.pools.worker, divisionId, (db) => findDomain(db, divisionId, id));
  const owners = await withDivision(platform.pools.worker, divisionId, (db) => ownersOf(db, divisionId));
  const url = `${platform.origins.main}/dashboard/settings/domain`;
  for (const owner of owners)
    await sendMail(platform, divisionId, `domain ${id} ${issued} to ${owner.id} ${before.created_at.getTime()}`, {
      isToOwners: true,
      read: async () => owner,
      write: ({ email }, shop) =>
        domainMail(shop, { to: email, host: before.host, reason: isNew ? "" : (after?.reason ?? ""), url }),
    });
};

export const dropCertificate: Task = async (platform, given) => {
  const { host } = z.object({ host: z.string() }).parse(given);
  await deleteCertificate(platform, host);
};
