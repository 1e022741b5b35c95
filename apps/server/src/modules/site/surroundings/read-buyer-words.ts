import { createHash } from "node:crypto";
import type { BuyerWords } from "@selvedge/contracts/shop/buyer-words.calls";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { fontStack } from "@selvedge/themes/fonts/catalogue";
import { fontFaces } from "@selvedge/themes/fonts/font-faces";
import type { Origins } from "../../../origins.ts";
import { mailStyle } from "../mails/index.ts";
import { activeTheme, ownFontRows, ownFontsOf, themeTokens } from "../themes/index.ts";
import { settingsIn } from "./queries.ts";

/** What a shop says to its buyers, in the colours and letters that it wears. */
export async function readBuyerWords(origins: Origins, db: Bound, divisionId: DivisionId): Promise<BuyerWords> {
  const [stored, theme, fonts] = await Promise.all([
    settingsIn(db, divisionId),
    activeTheme(db, divisionId),
    ownFontRows(db, divisionId),
  ]);
  const tokens = themeTokens(theme);
  const { canvas, ink, band, onBand, button, onButton, headingFont } = mailStyle(tokens);
  const pages = {
    canvas: String(tokens["page.background.color"]),
    ink: String(tokens["text.color"]),
    faces: fontFaces(tokens, ownFontsOf(origins, divisionId, fonts)),
    headingFont: fontStack(String(tokens["primary.font"])),
    headingTransform: String(tokens["heading.transform"]),
    textFont: fontStack(String(tokens["text.font"])),
  };
  return { ...buyerWordsOf(stored), look: { canvas, ink, band, onBand, button, onButton, headingFont, pages } };
}

/** What a shop says to its buyers, of its stored settings. Equal words have equal names. */
export function buyerWordsOf(stored: unknown): Omit<BuyerWords, "look"> {
  const { signIn, receipts } = readShopSettings(stored);
  const words = {
    hasAccountLink: signIn.isInHeader,
    signInHeading: signIn.heading,
    signInText: signIn.text,
    thanks: receipts.heading,
    message: receipts.message,
    nextLabel: receipts.next.label,
    nextHref: receipts.next.href,
    offersAccount: receipts.offersAccount,
    note: receipts.note,
  };
  const rev = createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 16);
  return { ...words, rev };
}
