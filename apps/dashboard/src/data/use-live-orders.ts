import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Fetches orders and figures again whenever an order of the shop moves; returns whether the stream is connected. */
export function useLiveOrders(division: number): { isLive: boolean } {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const source = new EventSource(`/omnis/v3/divisions/${division}/orders/live/`);
    source.addEventListener("open", () => setLive(true));
    source.addEventListener("error", () => setLive(false));
    source.addEventListener("moved", () => {
      for (const kind of ["orders", "order", "overview"]) queries.invalidateQueries({ queryKey: [division, kind] });
    });
    return () => source.close();
  }, [division, queries]);
  return { isLive };
}
