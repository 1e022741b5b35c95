// The forms of quoted work: asking for a quote, short and long, and what its customer answers on its own page.
import { orderEditCalls } from "@selvedge/contracts/orders/order-edits.calls";
import { quoteRequest } from "@selvedge/contracts/quotes/quote-request";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import {
  approveProof,
  artOfNames,
  askForChange,
  askForQuote,
  askTerms,
  giveOrderNumber,
  moveQuote,
  ownChange,
  type QuoteChange,
  typedArt,
  typedQuantity,
  typedSides,
  typedSizes,
} from "../../../modules/orders/quotes/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { textsByField } from "../../../plugins/serve.ts";
import { quotePaths } from "../../loaders/posting/quote.ts";
import { type Post, shopOf } from "../post.ts";
import { takeArt } from "./take-art.ts";

const people = ["firstName", "lastName", "company", "email", "phone", "country", "zip", "message"] as const;

/** Sends the short form, and leads to the page that says so. */
export async function askShort(post: Post): Promise<string> {
  const { fields } = post;
  return send(post, { wants: fields.wants ?? "", quantity: typedQuantity(fields) }, []);
}

/** The longer form: takes its art, works the price out again, or is sent. */
export async function askLong(post: Post): Promise<string | null> {
  const { fields } = post;
  const faults = await takeArt(post);
  if (Object.keys(faults).length > 0) throw new Refusal("validation", { errors: faults });
  if (fields.step !== "send") return null;
  const sides = typedSides(fields);
  if (sides.length === 0) throw new Refusal("validation", { errors: { sides: ["Choose where it is printed."] } });
  const given = {
    wants: fields.wants ?? "",
    quantity: typedQuantity(fields),
    blankCode: fields.goods ?? null,
    colour: fields.colour ?? "",
    sides,
    sizes: typedSizes(fields),
  };
  return send(post, given, artOfNames(post.platform, shopOf(post).id, typedArt(fields)));
}

async function send(post: Post, given: object, art: readonly number[]): Promise<string> {
  const { platform, request, fields } = post;
  const typed = Object.fromEntries(people.map((name) => [name, fields[name] ?? ""]));
  const read = readBySchema(quoteRequest, { ...typed, wantedBy: fields.wantedBy || null, ...given });
  if (!read.success) throw new Refusal("validation", { errors: textsByField(read.error) });
  // Hidden from people: what a program filled in is taken and dropped.
  if (fields.website) return quotePaths.sent;
  const reference = await askForQuote(platform, shopOf(post), {
    ...{ request: read.data, art, remoteAddress: request.ip, requestId: request.id },
    key: (fields.requestKey ?? "").slice(0, 80),
  });
  return `${quotePaths.sent}?number=${encodeURIComponent(reference)}`;
}

type Act = (post: Post, change: QuoteChange) => Promise<unknown>;

/** What the customer of a quote may send, with what the page says then. */
const acts: Readonly<Record<string, { act: Act; done: string }>> = {
  terms: {
    done: "terms",
    act: (post, change) => askTerms(post.platform, change, (post.fields.words ?? "").slice(0, 500)),
  },
  approve: { done: "approved", act: approve },
  changes: {
    done: "changes",
    act: ({ platform, fields }, change) =>
      askForChange(platform, change, { seen: fields.seen ?? "", words: (fields.words ?? "").slice(0, 1000) }),
  },
  number: {
    done: "number",
    act: ({ platform, fields }, change) =>
      giveOrderNumber(platform, change, (fields.poNumber ?? "").trim().slice(0, 60)),
  },
  wake: { done: "woken", act: ({ platform }, change) => moveQuote(platform, change, { code: "wake_quote" }) },
  end: { done: "ended", act: end },
};

/** The forms of a quote's own page. */
export async function answerOwnQuote(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const { order: link } = request.params as { order: string };
  await countTry(platform.pools, limits.orders, link.slice(0, 60));
  const wanted = Object.hasOwn(acts, fields.change ?? "") ? acts[fields.change!] : undefined;
  if (!wanted) throw new Refusal("badRequest");
  const change = await ownChange(platform, shopOf(post), { link, requestId: request.id });
  await wanted.act(post, change);
  return `${ownQuotePath(post)}?done=${wanted.done}`;
}

export const ownQuotePath = ({ request }: Post): string =>
  `${quotePaths.advanced}${encodeURIComponent((request.params as { order: string }).order)}/`;

async function approve({ platform, fields }: Post, change: QuoteChange): Promise<void> {
  const names = ["firstName", "lastName", "company", "street", "street2", "city", "state", "country", "zip"] as const;
  const typed = Object.fromEntries(names.map((name) => [name, fields[name] ?? ""]));
  const address = readBySchema(orderEditCalls.changeAddressByShopper.body, typed);
  if (!address.success) throw new Refusal("validation", { errors: textsByField(address.error) });
  if (fields.sure !== "yes") throw new Refusal("validation", { errors: { sure: ["Tick that you have checked it."] } });
  await approveProof(platform, change, { seen: fields.seen ?? "", sizes: sizesByStyle(fields), address: address.data });
}

/** Fields called `of-12-M`: pieces of a size of a line. */
function sizesByStyle(fields: Post["fields"]): Map<number, Record<string, number>> {
  const sizes = new Map<number, Record<string, number>>();
  for (const [name, value] of Object.entries(fields)) {
    const [, id, size] = /^of-(\d{1,15})-(.+)$/.exec(name) ?? [];
    const quantity = Number(value);
    if (!id || !size || !/^\d{0,4}$/.test(value) || quantity === 0) continue;
    sizes.set(Number(id), { ...sizes.get(Number(id)), [size]: quantity });
  }
  return sizes;
}

async function end({ platform, fields }: Post, change: QuoteChange): Promise<void> {
  if (fields.sure !== "yes") throw new Refusal("validation", { message: "Tick the box to cancel the quote." });
  await moveQuote(platform, change, { code: "cancel", reason: "Cancelled by its customer" });
}
