import type { Snack as AnySnack } from "@selvedge/browser/interface/snackbar-queue";
import { createSnackbarStore, type SnackbarStore as Store } from "@selvedge/browser/interface/snackbar-store";
import type { ReactNode } from "react";

/** A snack as these apps render it: words, or words with something in them. */
export type Snack = AnySnack<ReactNode>;
export type SnackbarStore = Store<ReactNode>;

/** The one queue of the page. */
export const snackbars: SnackbarStore = createSnackbarStore<ReactNode>({
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
});

/** Puts a message in the page's queue. Callable from anywhere, also outside React. */
export function showSnackbar(snack: Snack): void {
  snackbars.show(snack);
}
