import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Marks what the screens show as old whenever an order moves anywhere; gives whether the line is up. */
export function useLive(keys: readonly string[]): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const wanted = keys.join(" ");
  useEffect(() => {
    const source = new EventSource("/omnis/v3/factory/live/");
    let due: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      due = undefined;
      for (const key of wanted.split(" ")) void queries.invalidateQueries({ queryKey: [key] });
    };
    source.addEventListener("open", () => setLive(true));
    source.addEventListener("error", () => setLive(false));
    // Many moves of one moment are one refresh.
    source.addEventListener("moved", () => {
      due ??= setTimeout(refresh, 400);
    });
    return () => {
      clearTimeout(due);
      source.close();
    };
  }, [queries, wanted]);
  return isLive;
}
