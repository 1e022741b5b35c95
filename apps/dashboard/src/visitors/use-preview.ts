import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";

/** Opens the shop in a tab of its own as visitors will see it, whatever closes it. */
export function usePreview() {
  const shop = useShop();
  const [isBusy, setBusy] = useState(false);
  const preview = async () => {
    if (isBusy) return;
    setBusy(true);
    // Browsers open a tab only while the press is handled, so it is opened before the link is known.
    const tab = window.open("", "_blank");
    try {
      const { data } = await api("POST /divisions/{division}/visitors/preview/", { params: { division: shop.id } });
      if (tab) {
        tab.opener = null;
        tab.location.href = data.url;
      } else location.assign(data.url);
    } catch (error) {
      tab?.close();
      showSnackbar({ code: "preview", text: failureText(error), tone: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, preview };
}
