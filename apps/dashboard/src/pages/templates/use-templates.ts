import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import type { TemplateRow } from "./templates-query.ts";

type Name = TemplateRow["template"];

/** Opens a template in the editor, or makes it the usual one again. One at a time. */
export function useTemplates() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const go = useNavigate();
  const [busy, setBusy] = useState<Name | null>(null);

  async function during(template: Name, work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(template);
    try {
      await work();
      return true;
    } catch (error) {
      showSnackbar({ code: "template failed", tone: "failed", text: failureText(error) });
      return false;
    } finally {
      setBusy(null);
      for (const kind of ["pages", "page"]) void queries.invalidateQueries({ queryKey: [division, kind] });
    }
  }

  return {
    busy,
    open: (template: Name) =>
      during(template, async () => {
        const params = { division, template };
        const { data } = await api("POST /divisions/{division}/page-templates/{template}/", { params });
        await go(`/pages/${data.id}/edit`);
      }),
    reset: (template: Name, title: string) =>
      during(template, async () => {
        const params = { division, template };
        await api("DELETE /divisions/{division}/page-templates/{template}/", { params });
        showSnackbar({ code: "template reset", text: `${title} is the usual one again.` });
      }),
  };
}
