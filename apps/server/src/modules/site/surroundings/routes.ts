import { buyerWordCalls } from "@selvedge/contracts/shop/buyer-words.calls";
import { surroundingCalls } from "@selvedge/contracts/shop/surroundings.calls";
import { verificationCalls } from "@selvedge/contracts/shop/verification.calls";
import { readDivision } from "@selvedge/db/read-division";
import { readVerification, tagsOf } from "@selvedge/domain/shops/site-verification";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { changeBrand, readBrand } from "./change-brand.ts";
import { changeBuyerWords } from "./change-buyer-words.ts";
import { changeHeadCode } from "./change-head-code.ts";
import { changeSurroundings } from "./change-surroundings.ts";
import { changeVerification } from "./change-verification.ts";
import { headCodeIn, verificationIn } from "./queries.ts";
import { readBuyerWords } from "./read-buyer-words.ts";
import { readSurroundings } from "./read-surroundings.ts";

export function surroundingRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;

  serve(app, platform, surroundingCalls.surroundings, async ({ caller: { divisionId } }) => ({
    data: await readDivision(pools.web, divisionId, (db) => readSurroundings(db, divisionId, origins.files)),
  }));

  serve(app, platform, surroundingCalls.changeSurroundings, async ({ caller, body, request }) => ({
    data: await changeSurroundings(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, surroundingCalls.brand, async ({ caller: { divisionId } }) => ({
    data: await readBrand(platform, divisionId),
  }));

  serve(app, platform, surroundingCalls.changeBrand, async ({ caller, body, request }) => ({
    data: await changeBrand(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, surroundingCalls.headCode, async ({ caller: { divisionId } }) => ({
    data: { headCode: await readDivision(pools.web, divisionId, (db) => headCodeIn(db, divisionId)) },
  }));

  serve(app, platform, surroundingCalls.changeHeadCode, async ({ caller, body, request }) => ({
    data: await changeHeadCode(platform, merchantOf(caller, request), body.headCode),
  }));

  serve(app, platform, verificationCalls.verification, async ({ caller: { divisionId } }) => ({
    data: tagsOf(readVerification(await readDivision(pools.web, divisionId, (db) => verificationIn(db, divisionId)))),
  }));

  serve(app, platform, verificationCalls.changeVerification, async ({ caller, body, request }) => ({
    data: await changeVerification(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, buyerWordCalls.buyerWords, async ({ caller: { divisionId } }) => ({
    data: await readDivision(pools.web, divisionId, (db) => readBuyerWords(platform.origins, db, divisionId)),
  }));

  serve(app, platform, buyerWordCalls.changeBuyerWords, async ({ caller, body, request }) => ({
    data: await changeBuyerWords(platform, merchantOf(caller, request), body),
  }));
}
