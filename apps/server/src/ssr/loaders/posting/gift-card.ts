// The pages of gift cards: where one is bought and looked up, what its buyer reads, and the card that a mail leads to.
import { randomUUID } from "node:crypto";
import type { GiftCardPageData, ShownCard } from "@selvedge/contracts/pages/gift-card-page";
import { giftCardState } from "@selvedge/domain/gift-cards/gift-card-balance";
import { giftCardSendDays } from "@selvedge/domain/gift-cards/gift-card-offer";
import { toMajor } from "@selvedge/domain/money/money";
import { addDays } from "@selvedge/domain/shipping/working-days";
import { boughtSale, readOffer, sentCard } from "../../../modules/shop/gift-card-sales/index.ts";
import { cardOfCode } from "../../../modules/shop/gift-cards/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";
import { cardEntryOf } from "../buying.ts";

export const giftCardPath = "/gift-card/";

const gone = { ...missing, isPrivate: true } as const;

export async function giftcard(visit: Visit): Promise<Loaded<"giftcard">> {
  const { params } = visit;
  if (params.sale !== undefined) return bought(visit, params.sale);
  if (params.card !== undefined) return sent(visit, params.card);
  return start(visit);
}

async function start(visit: Visit): Promise<Loaded<"giftcard">> {
  const { platform, division, form } = visit;
  const offer = await readOffer(platform, division.id);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: division.timeZone }).format(platform.now());
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, division.currency));
  // What nobody can pay for is not offered.
  const isSold = offer.isOn && platform.cards.unavailable === null && cardEntryOf(platform.cards) !== null;
  const sold = {
    amounts: offer.amountsMinor.map((minor) => toMajor(minor, division.currency)),
    least: major(offer.leastMinor),
    most: major(offer.mostMinor),
    words: offer.words,
  };
  return show(visit, "Gift cards", {
    step: "start",
    sold: isSold ? sold : null,
    found: form?.message === "" && form.values.check === "balance" ? await lookedUp(visit) : null,
    uuid: form?.values.uuid || randomUUID(),
    today,
    lastSendDay: addDays(today, giftCardSendDays),
  });
}

/** The card of a code that was sent; why there is none was said where it was sent. */
async function lookedUp({ platform, division, request, form }: Visit): Promise<ShownCard | null> {
  const found = await cardOfCode(platform, division, {
    typed: (form?.values.code ?? "").slice(0, 40),
    from: request.ip,
  });
  const card = found.kind === "unlike" ? null : found.card;
  if (!card) return null;
  const { ending, balanceMinor, currency, lastDay } = card;
  const state = giftCardState({ ...card, isDisabled: card.disabledAt !== null });
  return { ending, state, balance: toMajor(balanceMinor, currency), lastDay };
}

async function bought(visit: Visit, link: string): Promise<Loaded<"giftcard">> {
  const { platform, division } = visit;
  const found = await boughtSale(platform, division, link);
  if (!found) return refused(visit);
  if (!found.isPaid) return { kind: "redirect", to: `/pay/${link}/`, status: 303 };
  const { isPaid: _, currency: __, ...sale } = found;
  return show(visit, "Your gift card", { step: "bought", bought: sale });
}

async function sent(visit: Visit, link: string): Promise<Loaded<"giftcard">> {
  const found = await sentCard(visit.platform, visit.division, link);
  if (!found) return refused(visit);
  const { currency: _, ...card } = found;
  return show(visit, "Your gift card", { step: "card", card });
}

/** A link that is made up, or another shop's. Tries are counted. */
async function refused({ platform, request }: Visit): Promise<Loaded<"giftcard">> {
  await countTry(platform.pools, limits.receipts, request.ip);
  return gone;
}

const show = ({ division, form }: Visit, title: string, view: GiftCardPageData["view"]): Loaded<"giftcard"> =>
  loadedPage<"giftcard">({
    route: "giftcard",
    data: { view, currency: division.currency, form },
    meta: {
      title,
      description: view.step === "start" ? "Buy a gift card, or see what is on yours." : "",
      canonicalPath: giftCardPath,
      isNoindex: view.step !== "start",
    },
    status: form && form.message !== "" ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
