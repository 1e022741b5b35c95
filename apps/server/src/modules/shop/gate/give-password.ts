import { isPassword } from "@selvedge/db/passwords";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { giveShopPass } from "../../../plugins/access/shop-pass.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { shopPasswordHash } from "./queries.ts";

interface Given {
  divisionId: DivisionId;
  password: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Lets a visitor into a shop by its password. Throws wrongShopPassword, also for a shop without one, and tooManyTries. */
export async function givePassword(platform: Platform, { divisionId, password, request, reply }: Given): Promise<void> {
  await countTry(platform.pools, limits.shopPasswords, `${divisionId} ${request.ip}`);
  const hash = await readDivision(platform.pools.web, divisionId, (db) => shopPasswordHash(db, divisionId));
  const isCorrect = await isPassword(password.slice(0, 200), hash ?? "");
  if (!hash || !isCorrect) throw new Refusal("wrongShopPassword");
  const signing = { config: platform.config, divisionId, passwordHash: hash };
  giveShopPass(reply, signing, { kind: "password", subject: 0 }, platform.now().getTime());
}
