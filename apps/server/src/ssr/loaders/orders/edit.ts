// The pages on which a shopper changes a paid order: where it goes, or which sizes and colours are made.
import type { EditView } from "@selvedge/contracts/pages/edit-page";
import { formatMoney } from "@selvedge/domain/money/money";
import { addressFormOf } from "@selvedge/domain/shipping/address-form/address-form";
import { splitStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import { countryName } from "@selvedge/domain/shipping/postal-address";
import { changeableLines, differenceOfChange, editableOrder, owedChange } from "../../../modules/orders/edits/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";

const notices: Readonly<Record<string, string>> = {
  address: "Your order goes to the new address. We have sent you an email about it.",
  items: "Your order is changed. We have sent you an email about it.",
  returned: "Your order is changed, and the difference is on its way back to you. We have sent you an email about it.",
  withdrawn: "Your order stays as it is, and there is nothing to pay.",
  nothing: "Nothing was different, so nothing has changed.",
};

const gone = { ...missing, isPrivate: true } as const;

export async function edit(visit: Visit): Promise<Loaded<"edit">> {
  const { platform, division, request, params, path, query, form } = visit;
  const what = path.startsWith("/update-address/") ? "address" : "items";
  const { orderHash = "" } = params;
  const answer = (reference: string, view: EditView) =>
    loadedPage<"edit">({
      route: "edit",
      data: { what, orderHash, reference, view, notice: form ? "" : (notices[query.get("done") ?? ""] ?? ""), form },
      status: form ? 422 : 200,
      meta: {
        title: what === "address" ? "Change the delivery address" : "Change your order",
        description: "",
        canonicalPath: what === "address" ? "/update-address/" : "/edit-order/",
        isNoindex: true,
      },
      tags: [],
      isPrivate: true,
    });
  if (orderHash === "") return answer("", { step: "find" });
  const order = await editableOrder(platform, division, request, orderHash);
  if (!order) {
    await countTry(platform.pools, limits.receipts, request.ip);
    return gone;
  }
  if (!order.isTheirs) return answer(order.reference, { step: "locked" });
  if (what === "address")
    return answer(order.reference, {
      step: "address",
      address: { ...order.address, ...splitStreet(order.address.street) },
      fields: addressFormOf(order.address.country, form?.values ?? { ...order.address }),
      countryName: countryName(order.address.country),
      against: order.against("edit_address"),
    });
  const lines = await changeableLines(platform, division.id, order.id);
  const against = order.against("edit_items");
  // What was sent is returned: both addresses show one page.
  if (against !== null && order.against("request_return") === null)
    return { kind: "redirect", to: `/returns/${encodeURIComponent(orderHash)}/`, status: 302 };
  const list = async () => {
    const owed = against === null ? await owedChange(platform, division.id, order.id) : null;
    const waiting = owed?.against === null && {
      id: owed.id,
      words: `${owed.name}: ${owed.words} waits for your payment of ${formatMoney(owed.differenceMinor, lines[0]!.currency)}.`,
    };
    return answer(order.reference, { step: "lines", lines, against, owed: waiting || null });
  };
  if (params.line === undefined) return list();
  const line = lines.find(({ id }) => String(id) === params.line);
  if (!line) return gone;
  // What cannot be changed any more says why in the list of all lines.
  if (against !== null || line.against !== null) return list();
  const chosen = chosenIn(visit);
  if (!chosen || form) return answer(order.reference, { step: "line", line });
  const asked = { ...chosen, itemId: line.id, of: line.quantity };
  const found = await differenceOfChange(platform, { divisionId: division.id, orderId: order.id }, asked).catch(
    (error) => {
      if (error instanceof Refusal) return null;
      throw error;
    },
  );
  // An old link to what cannot be chosen any more, or costs the same, leads to the choice.
  if (!found || found.difference === 0) return answer(order.reference, { step: "line", line });
  return answer(order.reference, { step: "difference", line, chosen, difference: found.difference });
}

/** What the address says was chosen, or null. */
function chosenIn({ query }: Visit): { colour: string; size: string; pieces: number } | null {
  const [colour, size, pieces] = [query.get("colour"), query.get("size"), Number(query.get("pieces"))];
  if (!colour || !size || !Number.isInteger(pieces) || pieces < 1) return null;
  return { colour, size, pieces };
}
