// The shop's facts and style for its mails.
import { createHash } from "node:crypto";
import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import { type ReceiptSettings, readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { markPicture } from "@selvedge/print/process/rendering";
import { LRUCache } from "lru-cache";
import { type StoredTheme, themeTokens } from "../themes/index.ts";
import { type MailStyle, mailStyle } from "./mail-style.ts";
import type { senderOf } from "./queries.ts";
import type { StorePicture } from "./store-picture.ts";

type Sender = Awaited<ReturnType<typeof senderOf>>;

export interface MailShop {
  name: string;
  tagline: string;
  supportEmail: string;
  /** The shop's own address, without a slash at the end. */
  origin: string;
  look: MailStyle;
  /** Address of its mark as a picture; empty for a shop without one. */
  markUrl: string;
  /** Who sends it, for the small print. */
  company: string;
  /** What the shop says after an order, its next step with its whole address. */
  receipts: ReceiptSettings;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Twice the pixels that it is shown at. */
const markSidePx = 88;

/** Styles by what their themes say. A shop's mails wear the same one all day. */
const styles = new LRUCache<string, MailStyle>({ max: 500 });

function styleOf(theme: StoredTheme | undefined): MailStyle {
  const key = JSON.stringify([theme?.extends, theme?.properties]);
  const known = styles.get(key);
  if (known) return known;
  const style = mailStyle(themeTokens(theme));
  styles.set(key, style);
  return style;
}

/** The shop of a mail, with its style. Its mark is stored as a picture, because mail programs show no SVG. */
export async function mailShop(
  { sender, theme, origin }: { sender: Sender; theme: StoredTheme | undefined; origin: string },
  storePicture: StorePicture,
): Promise<MailShop> {
  const settings = readShopSettings(sender.settings);
  const look = styleOf(theme);
  const { svg } = settings.logo;
  const markUrl =
    svg === ""
      ? ""
      : await storePicture(`mark ${hashOf(svg)} ${markSidePx} ${look.markGround}`, "image/png", () =>
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
    receipts: { ...settings.receipts, next: wholeStep(settings.receipts.next, origin) },
  };
}

/** A step as a mail has it, which knows no place that a path could lead on from. None whose link may not be followed. */
const wholeStep = ({ label, href }: ReceiptSettings["next"], origin: string): ReceiptSettings["next"] => {
  const whole = href.startsWith("/") ? `${origin}${href}` : href;
  return isAllowedLink(whole) ? { label, href: whole } : { label: "", href: "" };
};
