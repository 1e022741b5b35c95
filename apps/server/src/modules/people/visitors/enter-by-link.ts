import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyReply } from "fastify";
import type { Platform } from "../../../platform.ts";
import { giveShopPass, type ShopPass } from "../../../plugins/access/shop-pass.ts";
import { redeemLink } from "../one-time-codes/index.ts";
import { visitorById } from "./queries.ts";
import { visitorOfToken } from "./visit-link.ts";

interface Entering {
  divisionId: DivisionId;
  token: string;
  reply: FastifyReply;
}

/** Gives a visitor who follows a link of this shop the pass that it stands for. False for a link that opens nothing (any more). */
export async function enterByLink(platform: Platform, { divisionId, token, reply }: Entering): Promise<boolean> {
  const pass = await passOf(platform, divisionId, token);
  if (!pass) return false;
  const signing = { config: platform.config, divisionId, passwordHash: null };
  giveShopPass(reply, signing, pass, platform.now().getTime());
  return true;
}

const passOf = (platform: Platform, divisionId: DivisionId, token: string): Promise<ShopPass | null> =>
  withDivision(platform.pools.web, divisionId, async (db) => {
    const visitorId = visitorOfToken(platform.config.secret, divisionId, token);
    if (visitorId !== null) {
      const visitor = await visitorById(db, divisionId, visitorId);
      return visitor ? { kind: "visitor", subject: visitor.id } : null;
    }
    const preview = await redeemLink(platform, db, "preview_shop", token);
    return preview?.division_id === divisionId && preview.account_id !== null
      ? { kind: "preview", subject: preview.account_id }
      : null;
  });
