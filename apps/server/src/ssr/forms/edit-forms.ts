// Changing a paid order as forms. Each does what its call does, and leads back to its page, which says that it is done.
import { orderEditCalls } from "@selvedge/contracts/orders/order-edits.calls";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import type * as z from "zod";
import { changeOfReceipt } from "../../modules/orders/changes/index.ts";
import { withdrawDifference } from "../../modules/orders/differences/index.ts";
import { changeAddress, changeLine, differenceOfChange } from "../../modules/orders/edits/index.ts";
import { openByPostcode } from "../../modules/orders/receipt/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { type Post, shopOf } from "./post.ts";

type Act = (post: Post) => Promise<string>;

const ownPath = ({ request }: Post): string => request.url.split("?")[0]!;

export const editForms: readonly { path: string; act: Act; backTo: (post: Post) => string }[] = [
  { path: "/update-address/:orderHash/", act: opened(saveAddress), backTo: ownPath },
  {
    path: "/edit-order/:orderHash/",
    act: opened(withdraw),
    backTo: ownPath,
  },
  { path: "/edit-order/:orderHash/:line/", act: opened(saveLine), backTo: ownPath },
];

/** The postcode opens the page for its reader; anything else is the page's own form. */
function opened(act: Act): Act {
  return async (post) => {
    const { platform, request, reply, fields } = post;
    if (fields.change !== "open") return act(post);
    const { orderHash } = paramsOf(post);
    await openByPostcode(platform, shopOf(post), { request, reply, orderHash, postcode: fields.postcode ?? "" });
    return ownPath(post);
  };
}

async function saveAddress(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const { orderHash } = paramsOf(post);
  const names = ["firstName", "lastName", "company", "street", "street2", "city", "state", "country", "zip"] as const;
  const typed = Object.fromEntries(names.map((name) => [name, fields[name] ?? ""]));
  const change = await changeOfReceipt(platform, shopOf(post), request, orderHash);
  const address = read(orderEditCalls.changeAddressByShopper.body, typed);
  const { isChanged } = await changeAddress(platform, change, address);
  return `/update-address/${encodeURIComponent(orderHash)}/?done=${isChanged ? "address" : "nothing"}`;
}

/** The shopper does not want the dearer choice any more: nothing is to be paid, and the line stays as it is. */
async function withdraw(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const { orderHash } = paramsOf(post);
  if (fields.change !== "withdraw" || !/^\d{1,15}$/.test(fields.difference ?? "")) throw new Refusal("notFound");
  const change = await changeOfReceipt(platform, shopOf(post), request, orderHash);
  await withdrawDifference(platform, change, Number(fields.difference));
  return `${ownPath(post)}?done=withdrawn`;
}

async function saveLine(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const { orderHash, line } = paramsOf(post);
  if (!/^\d{1,15}$/.test(line)) throw new Refusal("notFound");
  const { colour, size, pieces, of, expectedDifference } = fields;
  const change = await changeOfReceipt(platform, shopOf(post), request, orderHash);
  const wanted = read(orderEditCalls.changeLineByShopper.body, {
    colour,
    size,
    pieces: Number(pieces),
    of: Number(of),
    expectedDifference: Number(expectedDifference ?? 0),
  });
  // A choice that costs more or less is looked at once more, with its amount.
  if (expectedDifference === undefined) {
    const { divisionId, orderId } = { divisionId: shopOf(post).id, orderId: change.orderId };
    const { difference } = await differenceOfChange(
      platform,
      { divisionId, orderId },
      { ...wanted, itemId: Number(line) },
    );
    const chosen = new URLSearchParams({ colour: wanted.colour, size: wanted.size, pieces: String(wanted.pieces) });
    if (difference !== 0) return `${ownPath(post)}?${chosen}`;
  }
  const { isChanged, difference, payPath } = await changeLine(platform, change, { ...wanted, itemId: Number(line) });
  if (payPath) return payPath;
  const done = isChanged ? (difference < 0 ? "returned" : "items") : "nothing";
  return `/edit-order/${encodeURIComponent(orderHash)}/?done=${done}`;
}

const paramsOf = ({ request }: Post) => ({ line: "", ...(request.params as { orderHash: string; line?: string }) });

/** The fields of a form, held against the schema of its call. */
function read<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const given = readBySchema(schema, fields);
  if (given.success) return given.data;
  throw new Refusal("validation", { errors: textsByField(given.error) });
}
