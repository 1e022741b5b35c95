import type { Bound } from "@selvedge/db/bound";
import { writtenGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import type { DivisionId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { escapeHtml } from "@selvedge/domain/text";
import { socialPicture } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { cardRow, type MailShop, mailHtml, sendMail } from "../../site/mails/index.ts";
import { activeTheme, themeTokens } from "../../site/themes/index.ts";
import { faceFile } from "../brand/index.ts";
import { codeOfCard } from "../gift-cards/index.ts";
import { cardLink } from "./links.ts";
import { findSale, type SaleRow } from "./queries.ts";

interface MailedCard {
  sale: SaleRow;
  code: string;
  theme: Awaited<ReturnType<typeof activeTheme>>;
}

/**
 * Mails a sold card to who gets it: a picture of it, what its buyer wrote, its code, and the page that shows it. `mail` counts
 * how often it was asked for: each is one mail.
 */
export const sendCardMail = (
  platform: Platform,
  divisionId: DivisionId,
  { saleId, mail }: { saleId: number; mail: number },
) =>
  sendMail(platform, divisionId, `gift_card ${saleId} ${mail}`, {
    read: (db) => readCard(db, platform, divisionId, saleId),
    write: async ({ sale, code, theme }, shop, storePicture) => {
      const amount = formatMoney(sale.amountMinor, sale.currency);
      const picture = await storePicture(`gift card ${amount} ${shop.name} ${theme?.id ?? 0}`, "image/jpeg", () =>
        cardPicture({ amount, shop, tokens: themeTokens(theme) }),
      );
      const isOwn = sale.recipientEmail.toLowerCase() === sale.buyerEmail.toLowerCase();
      const title = isOwn
        ? `Your ${amount} gift card for ${shop.name}`
        : `${sale.buyerName} sent you a gift card for ${shop.name}`;
      const lead = isOwn
        ? `Here is your gift card. Enter its code in the basket or at the checkout.`
        : `${sale.buyerName} gives you ${amount} to spend at ${shop.name}. Enter the code in the basket or at the checkout.`;
      const button = {
        text: "See the gift card",
        href: `${shop.origin}/gift-card/${cardLink(platform.config, divisionId, saleId)}/`,
      };
      const html = mailHtml({
        shop,
        title,
        heading: `${amount} for ${shop.name}`,
        preheader: lead,
        lead: `Hello ${sale.recipientName}. ${lead}`,
        facts: factRows({ shop, sale, code, amount, picture }),
        button,
        foot: {
          text: `You get this email because ${isOwn ? "you" : sale.buyerName} bought a gift card at ${shop.name}.`,
        },
      });
      const text = [
        `Hello ${sale.recipientName},`,
        lead,
        sale.message,
        `Your code: ${code}\nOn it: ${amount}`,
        `${button.text}:\n${button.href}`,
        `Questions? Write to ${shop.supportEmail}.`,
      ];
      return {
        ...{ kind: "gift_card", to: sale.recipientEmail, subject: title, html, hasSecret: true },
        text: text.filter(Boolean).join("\n\n"),
      };
    },
  });

interface Rows {
  shop: MailShop;
  sale: SaleRow;
  code: string;
  amount: string;
  picture: string | null;
}

function factRows({ shop: { look }, sale, code, amount, picture }: Rows): string {
  const image = picture
    ? cardRow(
        `<img src="${escapeHtml(picture)}" width="536" alt="Gift card, ${escapeHtml(amount)}" style="display:block;width:100%;height:auto;border:1px solid ${look.line};border-radius:10px">`,
        "22px 32px 0",
      )
    : "";
  const said = sale.message
    ? cardRow(
        `<p class="ink" style="margin:0;white-space:pre-line;font:18px/28px ${look.headingFont};color:${look.ink}">${escapeHtml(sale.message)}</p>`,
        "22px 32px 0",
      )
    : "";
  const written = cardRow(
    `<p class="quiet" style="margin:0;font-size:14px;line-height:20px;color:${look.quiet}">Your code</p><p class="ink" style="margin:2px 0 0;font:600 22px/30px 'Courier New',Courier,monospace;color:${look.ink}">${code}</p>`,
    "22px 32px 0",
  );
  return image + said + written;
}

interface Pictured {
  amount: string;
  shop: MailShop;
  tokens: ReturnType<typeof themeTokens>;
}

/** The card in its shop's own colours and face: 1200 × 630 as a JPEG. */
const cardPicture = ({ amount, shop, tokens }: Pictured): Promise<Buffer> =>
  socialPicture({
    name: amount,
    address: `Gift card for ${shop.name}`,
    mark: "",
    pictures: [],
    headingFace: faceFile(tokens, "primary.font"),
    textFace: faceFile(tokens, "text.font"),
    isUppercase: false,
    colours: { ground: shop.look.band, ink: shop.look.onBand, panel: shop.look.ground, accent: shop.look.button },
  });

async function readCard(
  db: Bound,
  { config }: Platform,
  divisionId: DivisionId,
  saleId: number,
): Promise<MailedCard | null> {
  const sale = await findSale(db, divisionId, saleId);
  if (sale?.state !== "paid") return null;
  const [card, theme] = await Promise.all([
    db
      .selectFrom("gift_cards")
      .where("division_id", "=", divisionId)
      .where("id", "=", sale.giftCardId!)
      .select("uuid")
      .executeTakeFirstOrThrow(),
    activeTheme(db, divisionId),
  ]);
  return { sale, theme, code: writtenGiftCardCode(codeOfCard(config.secret, divisionId, card.uuid)) };
}
