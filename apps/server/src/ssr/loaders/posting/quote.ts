// Asking for a quote, short and long, and the page on which a quote is followed to the order.
import { randomUUID } from "node:crypto";
import type { QuotePageData } from "@selvedge/contracts/pages/quote-page";
import { type GuardName, guardSets } from "@selvedge/domain/access/guards";
import { advancedForm, formOfOrder, ownQuote } from "../../../modules/orders/quotes/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { checkVisit, elsewhereOf, type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";
import { countries } from "../countries.ts";

export const quotePaths = {
  ask: "/get-a-quote/",
  sent: "/get-a-quote/sent/",
  advanced: "/advanced-quote/",
} as const;

/**
 * What a visitor has to pass to ask for a quote: no shop takes an order that they may not see. A quote that was asked for
 * stays open by its link, as a receipt does.
 */
export const askGuards = (path: string): readonly GuardName[] =>
  path === quotePaths.ask || path === quotePaths.advanced ? guardSets.storeAccess : [];

const gone = { ...missing, isPrivate: true } as const;

const notices: Readonly<Record<string, string>> = {
  approved: "Thank you. Your proof is approved.",
  changes: "We have what you want changed. You get an email when the next proof is ready.",
  terms: "We have passed it on. You get an email with the answer.",
  number: "Thank you. We confirm your purchase order and make it next.",
  woken: "Your quote is open again.",
  ended: "Your quote is cancelled. Nothing is charged.",
};

export async function quote(visit: Visit): Promise<Loaded<"quote">> {
  const { path, params, query } = visit;
  const stopped = elsewhereOf((await checkVisit(visit, askGuards(path))).decision, visit);
  if (stopped) return stopped;
  if (path === quotePaths.ask) return show(visit, { step: "ask" });
  if (path === quotePaths.sent) return show(visit, { step: "sent", reference: referenceOf(query.get("number") ?? "") });
  return params.order === undefined ? advanced(visit) : ofOrder(visit, params.order);
}

/** Only what looks like an order's number is shown again. */
const referenceOf = (text: string): string => (/^[A-Z]{1,6}-\d{1,12}$/.test(text) ? text : "");

const typedOf = ({ form, query }: Visit): Record<string, string> =>
  form?.values ?? Object.fromEntries([...query].map(([name, value]) => [name, value.slice(0, 300)]));

async function advanced(visit: Visit, before: Readonly<Record<string, string>> = {}): Promise<Loaded<"quote">> {
  const { platform, division } = visit;
  const form = await advancedForm(platform, division, typedOf(visit), before);
  return show(visit, { step: "advanced", advanced: form });
}

/** A quote by its own link; with an order's receipt, the longer form with what was bought. */
async function ofOrder(visit: Visit, order: string): Promise<Loaded<"quote">> {
  const { platform, division, request, form } = visit;
  const own = await ownQuote(platform, division, order, form?.values ?? {});
  if (own) return show(visit, { step: "own", quote: own });
  const before = await formOfOrder(platform, division, order);
  if (before) {
    const stopped = elsewhereOf((await checkVisit(visit, guardSets.storeAccess)).decision, visit);
    return stopped ?? advanced(visit, before);
  }
  await countTry(platform.pools, limits.receipts, request.ip);
  return gone;
}

const titles: Record<QuotePageData["view"]["step"], string> = {
  ask: "Get a quote",
  advanced: "Get a detailed quote",
  sent: "We have your request",
  own: "Your quote",
};

const show = ({ form, query }: Visit, view: QuotePageData["view"]): Loaded<"quote"> =>
  loadedPage<"quote">({
    route: "quote",
    data: {
      view,
      countries,
      requestKey: form?.values.requestKey || randomUUID(),
      notice: form ? "" : (notices[query.get("done") ?? ""] ?? ""),
      form,
    },
    status: form && form.message !== "" ? 422 : 200,
    meta: {
      title: titles[view.step],
      description: view.step === "ask" ? "Prices for ten pieces and more, without obligation." : "",
      canonicalPath: view.step === "advanced" ? quotePaths.advanced : quotePaths.ask,
      isNoindex: view.step === "sent" || view.step === "own",
    },
    tags: [],
    isPrivate: true,
  });
