import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { loadError } from "../data/failure-text.ts";
import { useMay, useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { BarCard } from "../surroundings/bar-card.tsx";
import { ChristmasCard } from "../surroundings/christmas-card.tsx";
import { CurrenciesCard } from "../surroundings/currencies-card.tsx";
import { FrameCard } from "../surroundings/frame-card.tsx";
import { HeadCodeCard } from "../surroundings/head-code-card.tsx";
import { LineCard } from "../surroundings/line-card.tsx";
import { surroundingsQuery } from "../surroundings/surroundings-query.ts";
import { UnsavedContext, useUnsavedForms } from "../surroundings/unsaved.ts";

/** What is around the pages of the shop. */
export function Component() {
  const shop = useShop();
  const mayCode = useMay("shop.code");
  const { data: around, error, isPending, refetch } = useQuery(surroundingsQuery(shop.id));
  const { isDirty, report } = useUnsavedForms();
  const failure = around ? null : loadError("Your header and footer did not load.", error, refetch);
  return (
    <UnsavedContext value={report}>
      <PageHeader
        title="Header and footer"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="What is around every page of your shop. A change is there as soon as it is saved."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {around ? (
        <div className="flex flex-col gap-4">
          <FrameCard frame={around.frame} />
          <BarCard bar={around.bar} timeZone={around.timeZone} />
          <LineCard line={around.line} />
          <ChristmasCard christmas={around.christmas} currencies={around.currencies} />
          <CurrenciesCard currencies={around.currencies} />
          {mayCode ? <HeadCodeCard /> : null}
        </div>
      ) : null}
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={null}>
        Something on this page is changed and not saved.
      </LeaveGuard>
    </UnsavedContext>
  );
}
