// Discount codes and gift cards of the basket. Loaded when one is entered or removed.
import { ApiFailure, api } from "./api.ts";
import { applyBasket } from "./basket-store.ts";
import { announce } from "./basket-tabs.ts";

export type CodeChange =
  | { kind: "enter"; code: string }
  | { kind: "remove"; code: string }
  | { kind: "removeGiftCard"; id: number };

/** Enters a code or a gift card, or takes one out. Returns why not, or "". */
export async function changeCodes(change: CodeChange): Promise<string> {
  try {
    applyBasket(await send(change));
    announce("basket");
    return "";
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.answer.errors.code?.[0] ?? error.message;
  }
}

function send(change: CodeChange) {
  if (change.kind === "removeGiftCard") return api("POST /basket/gift-cards/remove/", { body: { id: change.id } });
  const body = { code: change.code.trim() };
  return change.kind === "enter"
    ? api("POST /basket/codes/enter/", { body })
    : api("POST /basket/codes/remove/", { body });
}
