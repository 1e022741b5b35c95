import { domainCalls } from "@selvedge/contracts/domains/domains.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { addDomain } from "./add-domain.ts";
import { machineRoutes } from "./answer-authority.ts";
import { chooseMain, removeDomain } from "./choose-main.ts";
import { lookAtDomain } from "./look-at-domain.ts";
import { readAddresses } from "./read-addresses.ts";
import { readNameServers } from "./read-name-servers.ts";
import { renameShop } from "./rename-shop.ts";

export function domainRoutes(app: FastifyInstance, platform: Platform) {
  machineRoutes(app, platform);

  serve(app, platform, domainCalls.readAddresses, async ({ caller: { divisionId } }) => ({
    data: await readAddresses(platform, divisionId),
  }));

  serve(app, platform, domainCalls.addDomain, async ({ caller, body, request }) => {
    await addDomain(platform, merchantOf(caller, request), body.host);
    return { data: await readAddresses(platform, caller.divisionId) };
  });

  serve(app, platform, domainCalls.lookAtDomain, async ({ caller: { divisionId }, params }) => {
    await countTry(platform.pools, limits.domainLooks, String(divisionId));
    if (!(await lookAtDomain(platform, "web", divisionId, params.id))) throw new Refusal("notFound");
    return { data: await readAddresses(platform, divisionId) };
  });

  serve(app, platform, domainCalls.readNameServers, async ({ caller: { divisionId }, params }) => {
    await countTry(platform.pools, limits.domainLooks, String(divisionId));
    const { zone, servers } = await readNameServers(platform, divisionId, params.id);
    return { data: { zone, servers: [...servers] } };
  });

  serve(app, platform, domainCalls.chooseMain, async ({ caller, body, request }) => {
    await chooseMain(platform, merchantOf(caller, request), body.id);
    return { data: await readAddresses(platform, caller.divisionId) };
  });

  serve(app, platform, domainCalls.removeDomain, async ({ caller, params, request }) => {
    await removeDomain(platform, merchantOf(caller, request), params.id);
    return { data: await readAddresses(platform, caller.divisionId) };
  });

  serve(app, platform, domainCalls.renameShop, async ({ caller, body, request }) => {
    const pagesWithFormerName = await renameShop(platform, merchantOf(caller, request), body);
    return { data: { ...(await readAddresses(platform, caller.divisionId)), pagesWithFormerName } };
  });
}
