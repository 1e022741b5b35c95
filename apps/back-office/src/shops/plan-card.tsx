import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { api } from "../data/api.ts";
import type { ShopDetail } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { useShopChange } from "./shop-queries.ts";

/** The plan of a shop's project. It is every shop's of the project, which is said before anybody switches. */
export function PlanCard({ shop }: { shop: ShopDetail }) {
  const { isBusy, run } = useShopChange();
  const isOff = !useMay("shops.edit") || isBusy;
  const { isPro, isTurbo, otherShops } = shop;
  const change = (plan: { isPro: boolean; isTurbo: boolean }) =>
    run(
      () => api("PATCH /atlas/divisions/{division}/plan/", { params: { division: shop.id }, body: plan }),
      `The plan of ${shop.project} is changed.`,
    );
  return (
    <Card title="Plan" note={shop.project}>
      <div className="flex flex-col gap-3">
        <Switch
          spread
          label="Pro"
          isSelected={isPro}
          isDisabled={isOff}
          onChange={(on) => void change({ isPro: on, isTurbo })}
        />
        <Switch
          spread
          label="Turbo"
          isSelected={isTurbo}
          isDisabled={isOff}
          onChange={(on) => void change({ isPro, isTurbo: on })}
        />
        {otherShops.length > 0 ? (
          <p className="text-dense text-ink-2">{`Holds for ${otherShops.map(({ name }) => name).join(", ")} too.`}</p>
        ) : null}
      </div>
    </Card>
  );
}
