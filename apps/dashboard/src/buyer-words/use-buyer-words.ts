import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { useStoredForm } from "../site-texts/use-stored-form.ts";
import { type BuyerWords, type BuyerWordsFields, buyerWordsQuery, fieldsOf } from "./buyer-words-query.ts";

type TextName = {
  [K in keyof BuyerWordsFields]: BuyerWordsFields[K] extends string ? K : never;
}[keyof BuyerWordsFields];

/** What is typed of a shop's words to its buyers, and its saving. Somebody else's save in between is `theirs`, and nothing is written over. */
export function useBuyerWords(stored: BuyerWords) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const kept = useStoredForm(`selvedge-buyer-words-${division}`, fieldsOf(stored), stored.rev);
  const { form } = kept;
  const [theirs, setTheirs] = useState<BuyerWords | null>(null);
  const { isBusy, errors, clear, run } = useSaving("buyer words", async () =>
    setTheirs(await queries.fetchQuery({ ...buyerWordsQuery(division), staleTime: 0 })),
  );
  const save = () =>
    run(async () => {
      const { data } = await api("PUT /divisions/{division}/buyer-words/", {
        params: { division },
        body: { ...form, rev: String(kept.version) },
      });
      queries.setQueryData(buyerWordsQuery(division).queryKey, data);
      void queries.invalidateQueries({ queryKey: [division, "settings"] });
      kept.show(fieldsOf(data), data.rev);
    }, "Saved. Your buyers read it now.");
  const change = (part: Partial<BuyerWordsFields>) => {
    kept.change(part);
    clear();
  };
  const text = (name: TextName) => ({
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
    ...(errors[name] && { error: errors[name] }),
  });
  return {
    ...{ form, change, text, save, isBusy, theirs },
    ...{ isDirty: kept.isDirty, isRestored: kept.isRestored },
    take: (words: BuyerWords) => {
      kept.show(fieldsOf(words), words.rev);
      setTheirs(null);
    },
    keepOver: (words: BuyerWords) => {
      kept.keepOver(fieldsOf(words), words.rev);
      setTheirs(null);
    },
  };
}
