import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../data/api.ts";
import { failureText, fieldTexts } from "../../data/failure-text.ts";
import { type Page, pageQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";

/** What was published by mistake can be taken back from the message for so long, and from the versions for ever. */
const undoMs = 10_000;

/** How a publishing ended; the texts of the fields that keep it from happening. */
export type Published = { ok: true } | { ok: false; text: string; fields: Readonly<Record<string, string>> };

/** Shows visitors the draft, at once or at a time, and takes either back. Each answer becomes the page that is open. */
export function usePublishing(page: Page) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = { division, id: page.id };

  async function run(work: () => Promise<{ data: Page }>, said: string, undo?: () => void): Promise<Published> {
    if (isBusy) return { ok: false, text: "", fields: {} };
    setBusy(true);
    try {
      const { data } = await work();
      queries.setQueryData(pageQuery(division, page.id).queryKey, data);
      // Published twice in three seconds: the second message is another one, which can be taken back.
      const code = `page ${page.id} ${data.liveVersion} ${said}`;
      showSnackbar({ code, text: said, ...(undo && { undo, durationMs: undoMs }) });
      return { ok: true };
    } catch (error) {
      return { ok: false, text: failureText(error), fields: fieldTexts(error) };
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: [division, "pages"] });
      void queries.invalidateQueries({ queryKey: [division, "page", page.id, "versions"], exact: true });
    }
  }

  const say = (ended: Published) => {
    if (!ended.ok && ended.text) showSnackbar({ code: `page ${page.id} failed`, tone: "failed", text: ended.text });
    return ended.ok;
  };
  const ofVersion = (version: number) =>
    api("POST /divisions/{division}/pages/{id}/versions/{version}/publish/", { params: { ...params, version } });

  return {
    isBusy,
    /** The draft of a revision, and no other: what was shown as changing is what is published. */
    publish(rev: string): Promise<Published> {
      const before = page.published ? page.liveVersion : null;
      const takeBack = before === null ? undefined : () => void back(before);
      return run(
        () => api("POST /divisions/{division}/pages/{id}/publish/", { params, ifMatch: rev }),
        `“${page.name}” is published.`,
        takeBack,
      );
    },
    schedule: (rev: string, at: string): Promise<Published> =>
      run(
        () => api("PUT /divisions/{division}/pages/{id}/schedule/", { params, body: { at }, ifMatch: rev }),
        `“${page.name}” is published by itself then.`,
      ),
    unschedule: async () =>
      say(
        await run(
          () => api("DELETE /divisions/{division}/pages/{id}/schedule/", { params }),
          "It is not published by itself any more.",
        ),
      ),
    publishVersion: async (version: number) =>
      say(await run(() => ofVersion(version), `Visitors see version ${version} of “${page.name}” again.`)),
  };

  async function back(version: number) {
    say(await run(() => ofVersion(version), `Visitors see what “${page.name}” was before.`));
  }
}

export type Publishing = ReturnType<typeof usePublishing>;
