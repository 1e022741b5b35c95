import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import { changeTo } from "@selvedge/pages/diff/change-to";
import type { Doc } from "@selvedge/pages/doc";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import { type PageVersion, versionListsKey } from "../../pages/pages-query.ts";
import type { PageEditing } from "../../pages/use-page-session.ts";
import { useShop } from "../../session/shop.ts";

/** Going back to a version, and naming one. */
export function useVersionMoves(pageId: number, { session, saver }: PageEditing) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  return {
    /** Makes the draft what a version was, as one step that undo takes back. True where it is that now. */
    goBack(wanted: Doc, words: string): boolean {
      const op = changeTo(session.doc(), wanted);
      if (!op) {
        showSnackbar({ code: "version same", text: `The draft is the same as ${words}.` });
        return false;
      }
      const changed = session.change(op, { label: `Went back to ${words}` });
      session.closeStep();
      const text = changed.ok ? `The draft is ${words} again. Undo takes that back.` : EDIT_TEXT[changed.code];
      showSnackbar({ code: "version back", text, ...(!changed.ok && { tone: "failed" as const }) });
      return changed.ok;
    },
    /** Returns what is wrong; empty where it is named. */
    async name(of: Pick<PageVersion, "version"> | "draft", to: string): Promise<string> {
      const params = { division, id: pageId };
      try {
        if (of === "draft") {
          if (!(await saver.flush())) return "Your last changes are not saved yet. Please try again.";
          const rev = session.doc().rev;
          const call = { params, body: { name: to }, ...(rev !== null && { ifMatch: rev }) };
          await api("POST /divisions/{division}/pages/{id}/versions/", call);
        } else {
          const call = { params: { ...params, version: of.version }, body: { name: to } };
          await api("PATCH /divisions/{division}/pages/{id}/versions/{version}/", call);
        }
        await queries.invalidateQueries({ queryKey: versionListsKey(division, pageId) });
        return "";
      } catch (failure) {
        return failureText(failure);
      }
    },
  };
}
