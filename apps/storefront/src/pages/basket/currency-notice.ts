// The notice about another currency. Loaded where one is due; the basket says the same in place.
import { webStorage } from "@selvedge/browser/storage/web-storage";
import { currencyNoticeMs } from "@selvedge/domain/currency/currency-notice";
import { showSnackbar } from "../../hydrate/snackbar.ts";

const key = "selvedge-currency-notice";

/** Within this tab. */
const tab = webStorage(
  () => sessionStorage,
  (message) => console.warn(message),
);

/** Shows the notice after its delay, once for each currency, unless the page was left meanwhile. */
export function announce(currency: string, text: string, isLeft: () => boolean): void {
  if (tab.get(key) === currency) return;
  setTimeout(() => {
    if (isLeft() || tab.get(key) === currency) return;
    tab.set(key, currency);
    showSnackbar({ code: "currency-notice", text, durationMs: currencyNoticeMs.shown });
  }, currencyNoticeMs.delay);
}
