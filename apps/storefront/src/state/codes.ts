// Discount codes of the basket. Loaded when one is entered or removed.
import { ApiFailure, api } from "./api.ts";
import { applyBasket } from "./basket-store.ts";
import { announce } from "./basket-tabs.ts";

/** Enters a code. Returns why it is not taken, or "". */
export const enterCode = (code: string): Promise<string> => change("POST /basket/codes/enter/", code);

/** Takes a code out of the basket. Returns why it is still there, or "". */
export const removeCode = (code: string): Promise<string> => change("POST /basket/codes/remove/", code);

async function change(key: "POST /basket/codes/enter/" | "POST /basket/codes/remove/", code: string): Promise<string> {
  try {
    applyBasket(await api(key, { body: { code } }));
    announce("basket");
    return "";
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.answer.errors.code?.[0] ?? error.message;
  }
}
