import type { ReceiptData, ReceiptPageData } from "@selvedge/contracts/storefront/page-data";
import { useEffect, useState } from "react";
import { api } from "../../state/api.ts";

/** still: not awake yet. live: told by the server at once. asking: asked every few seconds instead. */
export type Liveness = "still" | "live" | "asking";

const askEveryMs = 10_000;

/** The receipt of this page, renewed whenever the order moves. */
export function useLiveReceipt(data: ReceiptPageData) {
  const [receipt, setReceipt] = useState<ReceiptData>(data.receipt);
  const [liveness, setLiveness] = useState<Liveness>("still");
  const [updatedAt, setUpdatedAt] = useState(0);

  useEffect(() => {
    const { orderHash } = data;
    let timer: ReturnType<typeof setInterval> | undefined;
    const renew = async () => {
      try {
        const answer = await api("GET /orders/receipt/{orderHash}/", { params: { orderHash } });
        setReceipt(answer.data);
        setUpdatedAt(Date.now());
      } catch {
        // The next message or the next question tries again; what is shown stays true as of its time.
      }
    };
    const ask = () => {
      setLiveness("asking");
      timer ??= setInterval(renew, askEveryMs);
    };
    const source = new EventSource(`/omnis/v3/orders/receipt/${encodeURIComponent(orderHash)}/live/`);
    source.addEventListener("moved", () => void renew());
    source.addEventListener("open", () => {
      clearInterval(timer);
      timer = undefined;
      setLiveness("live");
      void renew();
    });
    source.addEventListener("error", ask);
    return () => {
      source.close();
      clearInterval(timer);
    };
  }, [data]);

  return { receipt, liveness, updatedAt };
}
