import type { ReceiptData, ReceiptPageData } from "@selvedge/contracts/pages/page-data";
import { useEffect, useState } from "react";
import { api } from "../../state/api.ts";

/** idle: before hydration. live: updated by server events. polling: updated every ten seconds instead. */
export type Liveness = "idle" | "live" | "polling";

const pollEveryMs = 10_000;

/** The receipt of this page, reloaded whenever the order changes. */
export function useLiveReceipt(data: ReceiptPageData) {
  const [receipt, setReceipt] = useState<ReceiptData>(data.receipt);
  const [liveness, setLiveness] = useState<Liveness>("idle");
  const [updatedAt, setUpdatedAt] = useState(0);

  useEffect(() => {
    const { orderHash } = data;
    setUpdatedAt(Date.now());
    let timer: ReturnType<typeof setInterval> | undefined;
    const renew = async () => {
      try {
        const answer = await api("GET /orders/receipt/{orderHash}/", { params: { orderHash } });
        setReceipt(answer.data);
        setUpdatedAt(Date.now());
      } catch {
        // The next event or poll tries again; the page shows when it was last updated.
      }
    };
    const poll = () => {
      setLiveness("polling");
      timer ??= setInterval(renew, pollEveryMs);
    };
    const source = new EventSource(`/omnis/v3/orders/receipt/${encodeURIComponent(orderHash)}/live/`);
    source.addEventListener("moved", () => void renew());
    source.addEventListener("open", () => {
      clearInterval(timer);
      timer = undefined;
      setLiveness("live");
      void renew();
    });
    source.addEventListener("error", poll);
    return () => {
      source.close();
      clearInterval(timer);
    };
  }, [data]);

  return { receipt, liveness, updatedAt };
}
