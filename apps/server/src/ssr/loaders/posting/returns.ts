// A shop's returns page: finding the order, the two steps of a return, and what became of it.
import { randomUUID } from "node:crypto";
import type { ChosenLine, ReturnedOrder, ReturnsPageData } from "@selvedge/contracts/pages/returns-page";
import { editableOrder } from "../../../modules/orders/edits/index.ts";
import { canSeeAddress } from "../../../modules/orders/receipt/index.ts";
import { readReturnPage } from "../../../modules/orders/returns/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";

export const returnsPath = "/returns/";

export async function returns(visit: Visit): Promise<Loaded<"returns">> {
  const { platform, division, request, params, form } = visit;
  const { orderHash } = params;
  const empty = { orderHash: orderHash ?? "", order: null, chosen: [], requestKey: "", form };
  if (orderHash === undefined) return show({ ...empty, step: "find" });
  const found = await readReturnPage(platform, division, orderHash);
  if (!found) {
    await countTry(platform.pools, limits.receipts, request.ip);
    return missing;
  }
  if (!(await canSeeAddress(platform, request, orderHash, found.email))) return show({ ...empty, step: "gate" });
  if (found.data.closed && (await mayChange(visit, orderHash)))
    return { kind: "redirect", to: `/edit-order/${encodeURIComponent(orderHash)}/`, status: 302 };
  return show({ ...empty, ...stepOf(visit, found.data), order: found.data });
}

/** What was not sent yet is changed rather than returned: both addresses show one page. */
async function mayChange({ platform, division, request }: Visit, orderHash: string): Promise<boolean> {
  const order = await editableOrder(platform, division, request, orderHash);
  return order?.against("edit_items") === null;
}

const show = (data: ReturnsPageData): Loaded<"returns"> =>
  loadedPage<"returns">({
    route: "returns",
    data,
    meta: { title: titles[data.step], description: "", canonicalPath: returnsPath, isNoindex: data.step !== "find" },
    status: data.form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });

const titles: Record<ReturnsPageData["step"], string> = {
  find: "Send something back",
  gate: "Send something back",
  choose: "Choose what you send back",
  wish: "What you would like",
  status: "Your returns",
};

/** Which step the address asks for; a form that was refused is shown with what was typed in it. */
function stepOf(
  { query, form }: Visit,
  order: ReturnedOrder,
): Partial<ReturnsPageData> & Pick<ReturnsPageData, "step"> {
  const typed = (name: string) => form?.values[name] ?? query.get(name) ?? "";
  const chosen = chosenOf(order, typed);
  const isSecond = typed("requestKey") !== "" || query.get("step") === "2";
  if (!isSecond) {
    const isFirst = order.returns.length === 0 || query.get("more") === "1";
    return { step: isFirst ? "choose" : "status", chosen };
  }
  const lacking = chosen.filter(({ id, reason }) => !isOffered(order, id, reason));
  if (chosen.length > 0 && lacking.length === 0)
    return { step: "wish", chosen, requestKey: typed("requestKey") || randomUUID() };
  const message = chosen.length === 0 ? "Tick what you send back." : "Say why you send each piece back.";
  return { step: "choose", chosen, form: form ?? { message, errors: {}, values: {} } };
}

function chosenOf(order: ReturnedOrder, typed: (name: string) => string): ChosenLine[] {
  return order.lines.flatMap(({ id, left }) => {
    if (typed(`p-${id}`) !== "1" || left === 0) return [];
    const wanted = Number(typed(`q-${id}`) || 1);
    const quantity = Number.isInteger(wanted) && wanted >= 1 && wanted <= left ? wanted : 1;
    return [{ id, quantity, reason: typed(`why-${id}`) }];
  });
}

const isOffered = (order: ReturnedOrder, id: number, reason: string): boolean =>
  order.lines
    .find((line) => line.id === id)
    ?.reasons.find(({ code }) => code === reason)
    ?.offers.some(({ isOpen }) => isOpen) ?? false;
