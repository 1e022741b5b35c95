// What a shop's mails say of it, and what they wear.
import { createHash } from "node:crypto";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { markPicture } from "@selvedge/print/process/rendering";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import type { KeepPicture } from "./keep-picture.ts";
import { type LetterLook, letterLook } from "./letter-look.ts";
import type { senderOf } from "./queries.ts";

type Sender = Awaited<ReturnType<typeof senderOf>>;

export interface MailShop {
  name: string;
  tagline: string;
  supportEmail: string;
  /** The shop's own address, without a slash at the end. */
  origin: string;
  look: LetterLook;
  /** Address of its mark as a picture; empty for a shop without one. */
  markUrl: string;
  /** Who sends it, for the small print. */
  company: string;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Twice the pixels that it is shown at. */
const markSidePx = 88;

/** The shop of a mail, dressed. Its mark is kept as a picture, because mail programs show no drawing. */
export async function mailShop(sender: Sender, tokens: Tokens, origin: string, keep: KeepPicture): Promise<MailShop> {
  const settings = readShopSettings(sender.settings);
  const look = letterLook(tokens);
  const { svg } = settings.logo;
  const markUrl = await keep(`mark ${hashOf(svg)} ${markSidePx} ${look.markGround}`, "image/png", () =>
    markPicture(svg, markSidePx, look.markGround),
  );
  return {
    name: settings.logo.text || sender.name,
    tagline: settings.logo.tagline,
    supportEmail: sender.supportEmail,
    origin,
    look,
    markUrl: markUrl ?? "",
    company: settings.company.name || sender.name,
  };
}
