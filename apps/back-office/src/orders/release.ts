import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Data } from "../data/reply.ts";
import { queries } from "../queries.ts";

export type ReleaseOutcome = Data<"POST /atlas/orders/release/">[number];

/** Releases orders; returns the result of each, or null when the request failed. */
export async function releaseOrders(orders: number[]): Promise<ReleaseOutcome[] | null> {
  try {
    const { data } = await api("POST /atlas/orders/release/", { body: { orders } });
    refreshOrders();
    return data;
  } catch (failure) {
    showSnackbar({ code: "release", text: failureText(failure), tone: "failed" });
    return null;
  }
}

/** Marks every order on screen as old. */
export function refreshOrders(): void {
  for (const key of ["orders", "order"]) void queries.invalidateQueries({ queryKey: [key] });
}

/** Claims the labels of orders and opens them to be printed; returns the text of a refusal, or null. */
export async function printOrderLabels(orders: number[], reason = ""): Promise<string | null> {
  try {
    const { data } = await api("POST /factory/labels/print/", { body: { orders, labels: [], reason } });
    window.open(data.url, "_blank", "noopener");
    refreshOrders();
    return null;
  } catch (failure) {
    return failureText(failure);
  }
}
