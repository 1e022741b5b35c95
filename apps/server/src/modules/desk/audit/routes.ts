import { auditCalls } from "@selvedge/contracts/audit/audit.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { serve } from "../../../plugins/serve.ts";
import { linkAudit, verifyAudit } from "../../plumbing/audit/index.ts";
import { listEntries } from "./list-entries.ts";
import { readChain } from "./read-chain.ts";

export function auditRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, auditCalls.listAudit, ({ query }) => listEntries(platform, query));

  serve(app, platform, auditCalls.auditChain, async () => ({ data: await readChain(platform) }));

  serve(app, platform, auditCalls.checkAudit, async ({ caller }) => {
    await countTry(platform.pools, limits.auditChecks, String(accountOf(caller).id));
    await linkAudit(platform);
    return { data: await verifyAudit(platform) };
  });
}
