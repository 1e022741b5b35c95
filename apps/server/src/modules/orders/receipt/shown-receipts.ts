// Which receipts a browser has been shown. Where a sale is counted the page takes the secret out of its address, and a
// shopper who loads it again is led back by this cookie, which no script can read.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { receiptCookies } from "../../../plugins/session/receipt-cookies.ts";
import { hostCookie } from "../../../plugins/session/session.ts";

const cookieName = receiptCookies.shown;
/** How many receipts a browser is led back to: those of the tabs that somebody has open. */
const mostReceipts = 6;
const receiptShape = /^[\w-]{1,40}~[\w-]{1,64}$/;

interface Receipt {
  readonly reference: string;
  readonly orderHash: string;
}

/** Leads this browser back to a receipt until it is closed. It shows no more of it than its link does. */
export function rememberShown(
  config: Pick<Config, "publicProtocol">,
  request: FastifyRequest,
  reply: FastifyReply,
  { reference, orderHash }: Receipt,
): void {
  const others = shownOf(config, request).filter((each) => each.orderHash !== orderHash);
  const value = [{ reference, orderHash }, ...others].slice(0, mostReceipts).map(written).join(".");
  reply.setCookie(hostCookie(config, cookieName), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicProtocol === "https",
  });
}

/** The secret part of the address of the receipt with this number, or of the last one without a number; null if none was shown. */
export const shownReceipt = (
  config: Pick<Config, "publicProtocol">,
  request: FastifyRequest,
  reference: string | null,
): string | null =>
  shownOf(config, request).find((each) => reference === null || each.reference === reference)?.orderHash ?? null;

const written = ({ reference, orderHash }: Receipt): string => `${reference}~${orderHash}`;

const shownOf = (config: Pick<Config, "publicProtocol">, request: FastifyRequest): Receipt[] =>
  (request.cookies[hostCookie(config, cookieName)] ?? "")
    .split(".")
    .filter((each) => receiptShape.test(each))
    .slice(0, mostReceipts)
    .map((each) => {
      const [reference = "", orderHash = ""] = each.split("~");
      return { reference, orderHash };
    });
