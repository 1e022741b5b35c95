import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { type Menus, menusOf, menusQuery } from "./menus-query.ts";

const mostSteps = 100;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The menus while they are edited, with the way back step by step. `rev` names what was read. */
export function useMenus(stored: Menus & { rev: string }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [base, setBase] = useState({ menus: menusOf(stored), rev: stored.rev });
  const [steps, setSteps] = useState<readonly Menus[]>([]);
  const [undone, setUndone] = useState<readonly Menus[]>([]);
  const [menus, setMenus] = useState(base.menus);
  const isDirty = !isSame(menus, base.menus);
  // Somebody else's change shows where nothing was changed here.
  if (stored.rev !== base.rev && !isDirty) {
    setBase({ menus: menusOf(stored), rev: stored.rev });
    setMenus(menusOf(stored));
    setSteps([]);
    setUndone([]);
  }
  const [isStale, setStale] = useState(false);
  const { isBusy, errors, clear, run } = useSaving("menus", () => undefined);

  const change = (part: Partial<Menus>) => {
    setSteps((known) => [...known.slice(-(mostSteps - 1)), menus]);
    setUndone([]);
    setMenus({ ...menus, ...part });
    clear();
  };
  const undo = () => {
    const last = steps.at(-1);
    if (!last) return;
    setMenus(last);
    setSteps(steps.slice(0, -1));
    setUndone([...undone, menus]);
    clear();
  };
  const redo = () => {
    const next = undone.at(-1);
    if (!next) return;
    setMenus(next);
    setSteps([...steps, menus]);
    setUndone(undone.slice(0, -1));
    clear();
  };
  const save = () =>
    run(async () => {
      try {
        const { data } = await api("PUT /divisions/{division}/menus/", {
          params: { division },
          body: { ...menus, rev: base.rev },
        });
        queries.setQueryData(menusQuery(division).queryKey, data);
        setBase({ menus: menusOf(data), rev: data.rev });
        setMenus((now) => (isSame(now, menus) ? menusOf(data) : now));
        setSteps([]);
        setUndone([]);
        setStale(false);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 412) setStale(true);
        throw error;
      }
    }, "Your menus are on your pages.");
  /** Leaves what was changed here, and takes what somebody else has saved. */
  const takeTheirs = async () => {
    const theirs = await queries.fetchQuery({ ...menusQuery(division), staleTime: 0 });
    setBase({ menus: menusOf(theirs), rev: theirs.rev });
    setMenus(menusOf(theirs));
    setSteps([]);
    setUndone([]);
    setStale(false);
    showSnackbar({ code: `menus theirs ${Date.now()}`, text: "These are the menus as they were saved last." });
  };
  return { menus, isDirty, isBusy, isStale, errors, canUndo: steps.length > 0, change, undo, redo, save, takeTheirs };
}
