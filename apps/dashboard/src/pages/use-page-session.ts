import type { Recovered } from "@selvedge/builder/saving/journal";
import type { SendAnswer } from "@selvedge/builder/saving/save-state";
import { startSaver } from "@selvedge/builder/saving/saver";
import { openSession } from "@selvedge/builder/session/page-session";
import type { BlockTypes } from "@selvedge/pages/block-type";
import { EDIT_RIGHTS } from "@selvedge/pages/check/edit-rights";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "../data/api.ts";
import { type Page, pageQuery } from "./pages-query.ts";
import { sendAnswerOf } from "./send-answer.ts";

interface Editing {
  mayEdit: boolean;
  /** The blocks that may be on the page; none where blocks are not edited. */
  types?: BlockTypes;
  /** What a closed tab left. */
  recovered?: Recovered | null;
  /** Hears of the page as the server has it, and of how many changes are under way to it. */
  stored?: (page: Page) => void;
  sending?: (sent: number) => void;
}

const noTypes: BlockTypes = new Map();

/** A page that is open for editing: its session, and how its changes stand at the server. */
export function usePageSession(
  division: number,
  page: Page,
  { mayEdit, types = noTypes, recovered = null, stored, sending }: Editing,
) {
  const queries = useQueryClient();
  const [{ session, saver }] = useState(() => begin());

  function begin() {
    const session = openSession({
      // The frame names blocks without a uid in the same way, so that both speak of the same blocks.
      doc: fromWire(page as unknown as WirePage),
      ...(recovered && { doc: recovered.doc, pending: recovered.pending, history: recovered.history }),
      rules: { types, may: new Set(mayEdit ? EDIT_RIGHTS : []) },
      nowMs: Date.now,
    });
    const ports = {
      send,
      sending: (sent: number) => sending?.(sent),
      later(ms: number, work: () => void) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      nowMs: Date.now,
      makeUid: () => crypto.randomUUID(),
    };
    return { session, saver: startSaver(session, ports, recovered?.dropped) };
  }

  async function send(body: WirePage, rev: string | null): Promise<SendAnswer<WirePage>> {
    const params = { division, id: page.id };
    try {
      const call = { params, body: body as Record<string, unknown>, ...(rev !== null && { ifMatch: rev }) };
      const { data } = await api("PATCH /divisions/{division}/pages/{id}/", call);
      queries.setQueryData(pageQuery(division, page.id).queryKey, data);
      void queries.invalidateQueries({ queryKey: [division, "pages"] });
      stored?.(data);
      return { kind: "stored", page: data as unknown as WirePage };
    } catch (error) {
      const refusal = sendAnswerOf(error);
      if (refusal.kind === "stale") stored?.(refusal.page as unknown as Page);
      return refusal;
    }
  }

  useEffect(() => {
    const sendNow = () => void saver.flush();
    addEventListener("online", sendNow);
    addEventListener("pagehide", sendNow);
    return () => {
      removeEventListener("online", sendNow);
      removeEventListener("pagehide", sendNow);
      void saver.flush();
    };
  }, [saver]);

  return {
    session,
    saver,
    doc: useSyncExternalStore(session.listen, session.doc),
    history: useSyncExternalStore(session.listen, session.history),
    pending: useSyncExternalStore(session.listen, session.pending),
    save: useSyncExternalStore(saver.listen, saver.state),
    conflicts: useSyncExternalStore(saver.listen, saver.conflicts),
  };
}

export type PageEditing = ReturnType<typeof usePageSession>;
