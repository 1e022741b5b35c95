import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { useFocusRefused } from "../products/use-focus-invalid.ts";
import { leavesNothing } from "../shell/leave-guard.tsx";
import { useSaving } from "../site-texts/use-saving.ts";
import { bodyOf, type DiscountForm, emptyDiscount, faultsOf, formOf, isSameForm } from "./discount-form.ts";
import { type Discount, discountQuery } from "./discount-query.ts";

interface Opened {
  division: number;
  /** null for a new one. */
  discount: Discount | null;
  timeZone: string;
}

/** Which field of the form shows what the server says of a field of the call. */
const shownAt: Readonly<Record<string, keyof DiscountForm>> = {
  "gift.percent": "percent",
  "gift.amountIncTaxMinor": "amountMinor",
  "gift.buy": "buy",
  "gift.get": "get",
  minimumIncTaxMinor: "minimumMinor",
  productIds: "goods",
  collectionIds: "goods",
};

/** The open form of a code: what differs from the stored one, what was refused, saving. */
export function useDiscountEditor({ division, discount, timeZone }: Opened) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const focusRefused = useFocusRefused();
  const stored = discount ? formOf(discount, timeZone) : emptyDiscount;
  const [uuid] = useState(() => crypto.randomUUID());
  const [since, setSince] = useState(stored);
  const [form, setForm] = useState(stored);
  const [faults, setFaults] = useState<Partial<Record<keyof DiscountForm, string>>>({});
  const isDirty = !isSameForm(form, since);
  const id = discount?.id ?? 0;
  const { isBusy, errors, clear, run } = useSaving(`discount ${id}`, () =>
    queries.invalidateQueries({ queryKey: discountQuery(division, id).queryKey }),
  );
  const take = (saved: Discount) => {
    queries.setQueryData(discountQuery(division, saved.id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: [division, "discounts"] });
    const now = formOf(saved, timeZone);
    setSince(now);
    setForm(now);
  };
  const send = async (sent: DiscountForm): Promise<Discount> => {
    const body = bodyOf(sent, timeZone);
    if (!discount)
      return (await api("POST /divisions/{division}/discounts/", { params: { division }, body: { ...body, uuid } }))
        .data;
    const params = { division, id };
    const { version } = discount;
    return (await api("PUT /divisions/{division}/discounts/{id}/", { params, body: { ...body, version } })).data;
  };
  /** Returns whether it is saved. */
  const save = async (sent: DiscountForm = form, done = "Saved"): Promise<boolean> => {
    const found = faultsOf(sent);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      focusRefused();
      return false;
    }
    return run(async () => {
      const saved = await send(sent);
      take(saved);
      if (!discount) await navigate(`/discounts/${saved.id}`, { replace: true, state: leavesNothing });
    }, done);
  };
  const refused = Object.fromEntries(Object.entries(errors).map(([name, text]) => [shownAt[name] ?? name, text]));
  return {
    form,
    isDirty,
    isBusy,
    errors: { ...refused, ...faults } as Partial<Record<keyof DiscountForm, string>>,
    save,
    discard: () => {
      setForm(since);
      setFaults({});
      clear();
    },
    change: (part: Partial<DiscountForm>) => {
      setForm((known) => ({ ...known, ...part }));
      setFaults((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in part))));
      clear();
    },
  };
}

export type Editor = ReturnType<typeof useDiscountEditor>;
