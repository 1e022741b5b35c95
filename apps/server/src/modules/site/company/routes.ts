import { companyCalls } from "@selvedge/contracts/company/company.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { findCompany } from "./queries.ts";
import { presentCompany, saveCompany } from "./save-company.ts";

export function companyRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, companyCalls.getCompany, async ({ caller: { divisionId } }) => ({
    data: presentCompany(await readDivision(platform.pools.web, divisionId, (db) => findCompany(db, divisionId))),
  }));

  serve(app, platform, companyCalls.saveCompany, async ({ caller, body, request }) => ({
    data: await saveCompany(platform, merchantOf(caller, request), body),
  }));
}
