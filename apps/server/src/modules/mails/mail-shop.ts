// What a shop's mails say of it, and what they wear.
import type { Bound } from "@selvedge/db/bound";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { markPicture } from "@selvedge/print/letter-pictures";
import type { Platform } from "../../platform.ts";
import { activeTheme, shopLook } from "../themes/index.ts";
import { keepPicture } from "./keep-picture.ts";
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

/** Twice the pixels that it is shown at. */
const markSidePx = 88;

/** The shop of a mail, read and dressed. Its mark is kept as a picture, because mail programs show no drawing. */
export async function mailShop(platform: Platform, db: Bound, divisionId: number, sender: Sender): Promise<MailShop> {
  const theme = await activeTheme(db, divisionId);
  const settings = readShopSettings(sender.settings);
  const origin = sender.label ? platform.origins.shop(sender.label) : platform.origins.main;
  const look = letterLook(shopLook(theme).tokens);
  const place = { db, divisionId, origin };
  const mark = await markPicture(settings.logo.svg, markSidePx, look.markGround);
  return {
    name: settings.logo.text || sender.name,
    tagline: settings.logo.tagline,
    supportEmail: sender.supportEmail,
    origin,
    look,
    markUrl: mark ? await keepPicture(platform, place, mark, "image/png") : "",
    company: settings.company.name || sender.name,
  };
}
