import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../data/api.ts";
import type { Data } from "../../data/reply.ts";
import { pageQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";

export type Met = Data<"POST /divisions/{division}/pages/{id}/editors/">;
export type Present = Met["others"][number];

/** A tab says that it is there so often: alone, and beside others, whose changes are to be seen soon. */
const aloneMs = 12_000;
const besideMs = 4_000;

/**
 * Who else has the page open, and the page anew when somebody else has saved it. `rev` is the revision that this tab edits.
 * Offline, nobody is known to be there.
 */
export function usePresence(pageId: number, rev: string | null): Met | null {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [tab] = useState(() => crypto.randomUUID());
  const [met, setMet] = useState<Met | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const params = { division, id: pageId };
    const meet = async () => {
      clearTimeout(timer);
      const answer = await api("POST /divisions/{division}/pages/{id}/editors/", { params, body: { tab } }).catch(
        () => null,
      );
      if (isLeft) return;
      setMet(answer?.data ?? null);
      timer = setTimeout(() => void meet(), answer && answer.data.others.length > 0 ? besideMs : aloneMs);
    };
    const seen = () => {
      if (document.visibilityState === "visible") void meet();
    };
    const leave = () => {
      void api("POST /divisions/{division}/pages/{id}/editors/", { params, body: { tab, isLeaving: true } }).catch(
        () => {},
      );
    };
    void meet();
    document.addEventListener("visibilitychange", seen);
    addEventListener("pagehide", leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [division, pageId, tab]);

  const isBehind = met !== null && rev !== null && Number(met.rev) > Number(rev);
  const newest = isBehind ? met.rev : null;
  useEffect(() => {
    if (newest !== null)
      void queries.invalidateQueries({ queryKey: pageQuery(division, pageId).queryKey, exact: true });
  }, [newest, queries, division, pageId]);

  return met;
}
