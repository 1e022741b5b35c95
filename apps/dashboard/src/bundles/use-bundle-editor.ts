import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { freshKey } from "../data/fresh-key.ts";
import { useFocusRefused } from "../products/use-focus-invalid.ts";
import { leavesNothing } from "../shell/leave-guard.tsx";
import { useSaving } from "../site-texts/use-saving.ts";
import { type BundleForm, bodyOf, emptyBundle, type Faults, faultsOf, formOf, isSameForm } from "./bundle-form.ts";
import { type Bundle, bundleQuery } from "./bundle-query.ts";

/** The open form of a bundle: what differs from the stored one, what was refused, saving and publishing. */
export function useBundleEditor(division: number, bundle: Bundle | null) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const focusRefused = useFocusRefused();
  const stored = bundle ? formOf(bundle) : emptyBundle;
  const [since, setSince] = useState(stored);
  const [form, setForm] = useState(stored);
  const [faults, setFaults] = useState<Faults>({});
  // One key for one bundle: a press that is sent twice makes one.
  const key = useRef(freshKey());
  const id = bundle?.id ?? 0;
  const { isBusy, errors, clear, run } = useSaving(`bundle ${id}`, () =>
    queries.invalidateQueries({ queryKey: bundleQuery(division, id).queryKey }),
  );
  const take = (saved: Bundle) => {
    queries.setQueryData(bundleQuery(division, saved.id).queryKey, saved);
    for (const kind of ["products", "overview", "collections"])
      void queries.invalidateQueries({ queryKey: [division, kind] });
    setSince(formOf(saved));
    setForm(formOf(saved));
  };
  const send = async (): Promise<Bundle> => {
    const body = bodyOf(form);
    if (bundle) {
      if (isSameForm(form, since)) return bundle;
      const params = { division, id };
      return (
        await api("PUT /divisions/{division}/bundles/{id}/", { params, body: { ...body, version: bundle.version } })
      ).data;
    }
    const made = await api("POST /divisions/{division}/bundles/", {
      params: { division },
      body,
      idempotencyKey: key.current,
    });
    return made.data;
  };
  const publish = async ({ id: saved, version }: Bundle): Promise<Bundle> =>
    (
      await api("POST /divisions/{division}/bundles/{id}/publish/", {
        params: { division, id: saved },
        body: { version },
      })
    ).data;
  /** Returns whether it is done. */
  const act = async (isPublishing: boolean): Promise<boolean> => {
    const found = faultsOf(form);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      focusRefused();
      return false;
    }
    return run(
      async () => {
        const saved = await send().finally(() => {
          key.current = freshKey();
        });
        take(saved);
        if (!bundle) await navigate(`/products/bundles/${saved.id}`, { replace: true, state: leavesNothing });
        if (isPublishing) take(await publish(saved));
      },
      isPublishing ? "On sale in your shop." : "Saved",
    );
  };
  return {
    form,
    isDirty: !isSameForm(form, since),
    isBusy,
    errors: { ...errors, ...faults } as Faults,
    save: () => act(false),
    publish: () => act(true),
    discard: () => {
      setForm(since);
      setFaults({});
      clear();
    },
    change: (part: Partial<BundleForm>) => {
      setForm((known) => ({ ...known, ...part }));
      setFaults((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in part))));
      clear();
    },
  };
}

export type BundleEditor = ReturnType<typeof useBundleEditor>;
