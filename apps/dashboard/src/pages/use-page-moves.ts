import { showSnackbar, snackbars } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { pageCalls } from "./moves/page-calls.ts";
import { makeCopy } from "./new-page/copied-page.ts";
import type { PageRow } from "./pages-query.ts";

type Named = Pick<PageRow, "id" | "name" | "url">;

/** What can be done with a page as a whole: each move says what became of it, and the lists show it. */
export function usePageMoves(page: Named) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = { division, id: page.id };
  const calls = pageCalls(division, page.id);

  async function move<Made>(
    work: () => Promise<Made>,
    words: string | ((made: Made) => string),
    undo?: () => void,
  ): Promise<boolean> {
    if (isBusy) return false;
    // The message of the last move would hide the one of this move, and its undo would be taken for this move's.
    if (snackbars.read().shown?.code.startsWith("page")) snackbars.close();
    setBusy(true);
    try {
      const made = await work();
      const text = typeof words === "string" ? words : words(made);
      showSnackbar({ code: `page ${page.id} ${text}`, text, ...(undo && { durationMs: 10_000, undo }) });
      return true;
    } catch (error) {
      showSnackbar({ code: `page ${page.id} failed`, tone: "failed", text: failureText(error) });
      return false;
    } finally {
      setBusy(false);
      for (const kind of ["pages", "page"]) void queries.invalidateQueries({ queryKey: [division, kind] });
    }
  }

  const homeOf = async (id: number) =>
    (await api("POST /divisions/{division}/pages/{id}/home/", { params: { division, id } })).data.former;
  /** Puts it at "/". Undone, the page that was there is the home page again, and both are where they were. */
  const makeHome = () => {
    let former: Awaited<ReturnType<typeof homeOf>> = null;
    return move(
      async () => {
        former = await homeOf(page.id);
        return former;
      },
      (before) =>
        before
          ? `“${page.name}” is your home page. “${before.name}” is at ${before.url} now.`
          : `“${page.name}” is your home page.`,
      () => {
        const before = former;
        if (before) void move(() => homeOf(before.id), `“${before.name}” is your home page again.`);
      },
    );
  };
  /** Puts it below another page, or at the top for null: its address follows. `before` is where it is now, undefined where nobody knows. */
  const nest = (under: number | null, before: number | null | undefined): Promise<boolean> =>
    move(
      () => api("POST /divisions/{division}/pages/{id}/move/", { params, body: { under } }),
      ({ data }) => `“${page.name}” is at ${data.url} now. Its old address leads to it.`,
      before === undefined ? undefined : () => void nest(before, under),
    );
  const restore = () => move(calls.restore, `“${page.name}” is back.`);
  return {
    isBusy,
    publish: () => move(calls.publish, `“${page.name}” is published.`),
    /** Hides a page from visitors, or shows it again as it was published. */
    show: (published: boolean) =>
      move(
        () => calls.show(published),
        published ? `Visitors see “${page.name}” again.` : `“${page.name}” is hidden from visitors.`,
      ),
    nest,
    makeHome,
    /** A draft of its own with the same blocks, which opens nowhere yet. */
    duplicate: () =>
      move(
        async () => {
          const { data } = await api("GET /divisions/{division}/pages/{id}/", { params });
          return makeCopy(data, (body) => api("POST /divisions/{division}/pages/", { params: { division }, body }));
        },
        (name) => `“${name}” is a draft with the same blocks.`,
      ),
    remove: () => move(calls.remove, `“${page.name}” is deleted.`, () => void restore()),
    restore,
    restoreVersion: (version: number) =>
      move(
        () =>
          api("POST /divisions/{division}/pages/{id}/versions/{version}/restore/", { params: { ...params, version } }),
        `Version ${version} is the draft now. Publish it to show it to visitors.`,
      ),
    /** Opens the draft in a tab of its own. Browsers open one only while the press is handled: before the link is known. */
    async preview() {
      const tab = window.open("", "_blank");
      try {
        const { data } = await api("POST /divisions/{division}/pages/{id}/preview/", { params });
        const url = new URL(data.url);
        url.searchParams.set("preview", "visitor");
        if (tab) {
          tab.opener = null;
          tab.location.href = url.href;
        } else location.assign(url.href);
      } catch (error) {
        tab?.close();
        showSnackbar({ code: "page preview", tone: "failed", text: failureText(error) });
      }
    },
  };
}
