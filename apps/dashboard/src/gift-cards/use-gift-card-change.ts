import { useQueryClient } from "@tanstack/react-query";
import { useShop } from "../session/shop.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { type GiftCardWithEntries, giftCardQuery } from "./gift-card-query.ts";

/** Runs one change of a card at a time, shows what came of it in the card and in the list, and knows what was refused. */
export function useGiftCardChange(code: string) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const saving = useSaving(code, () => undefined);
  const run = (change: (division: number) => Promise<GiftCardWithEntries>, done: string) =>
    saving.run(async () => {
      const card = await change(division);
      queries.setQueryData(giftCardQuery(division, card.id).queryKey, card);
      await queries.invalidateQueries({ queryKey: [division, "gift-cards"] });
    }, done);
  return { ...saving, run };
}
