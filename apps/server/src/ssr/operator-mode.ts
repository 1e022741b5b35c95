// An address with ?operator-mode= chooses what shows the shop, for as long as the browser is open, and leads to the same
// address without it. "default" goes back to a visitor's own browser.
import { operatorModeName, wantedOperatorMode } from "@selvedge/domain/shops/operator-mode";
import type { FastifyReply } from "fastify";
import type { Platform } from "../platform.ts";

export function chooseOperatorMode({ config }: Platform, reply: FastifyReply, path: string, given: URLSearchParams) {
  const mode = wantedOperatorMode(given.get(operatorModeName) ?? "");
  const cookie = { path: "/", sameSite: "lax", httpOnly: true, secure: config.publicProtocol === "https" } as const;
  if (mode) reply.setCookie(operatorModeName, mode, cookie);
  else reply.clearCookie(operatorModeName, cookie);
  given.delete(operatorModeName);
  return { kind: "redirect", to: given.size > 0 ? `${path}?${given}` : path, status: 302 } as const;
}
