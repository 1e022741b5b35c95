import { assetTable } from "@selvedge/design/asset";
import type { Scene } from "@selvedge/design/scene";
import { formatMoney } from "@selvedge/domain/money/money";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { blanks } from "@selvedge/garments/blanks/blanks";
import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import { bringsOwnGround } from "@selvedge/garments/own-ground";
import { viewOf } from "@selvedge/garments/views";
import { GarmentPicture } from "@selvedge/studio/stage/garment-picture";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { DateText } from "@selvedge/ui/words/date-text";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { freshKey } from "../data/fresh-key.ts";
import type { Design } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

const groups: readonly (readonly [string, (blank: Blank) => boolean])[] = [
  ["For adults", ({ gender }) => gender === "unisex" || gender === "women"],
  ["For children", ({ gender }) => gender === "kids" || gender === "baby"],
  ["Bags, paper and mugs", ({ gender }) => gender === "none"],
];

const shownColours = ["White", "Natural", "Black"];

/** What to print on: the first step of every product. */
export function Component() {
  const shop = useShop();
  const navigate = useNavigate();
  const artworkId = Number(useSearchParams()[0].get("artwork")) || undefined;
  const begin = useMutation({
    mutationFn: (blankCode: string) =>
      api("POST /divisions/{division}/designs/", {
        params: { division: shop.id },
        idempotencyKey: freshKey(),
        body: { blankCode, ...(artworkId && { artworkId }) },
      }),
    onSuccess: ({ data }) => navigate(`/designs/${data.id}`),
    onError: (error) => showSnackbar({ code: "design", text: failureText(error), tone: "failed" }),
  });
  return (
    <>
      <PageHeader
        title="New product"
        crumbs={[{ label: "Products", href: "/products" }]}
        note="Choose what to print on. Nothing is made until someone buys it."
      />
      <OpenDesigns />
      <div className="flex flex-col gap-6">
        {groups.map(([label, belongs]) => (
          <section key={label} aria-label={label}>
            <h2 className="mb-2 text-card font-semibold">{label}</h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
              {blanks.filter(belongs).map((blank) => (
                <li key={blank.code}>
                  <BlankTile
                    blank={blank}
                    currency={shop.currency}
                    isBusy={begin.isPending}
                    onChoose={() => begin.mutate(blank.code)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface BlankTileProps {
  blank: Blank;
  currency: string;
  isBusy: boolean;
  onChoose: () => void;
}

function BlankTile({ blank, currency, isBusy, onChoose }: BlankTileProps) {
  const view = viewOf(blank, "front");
  const colour = blank.colours.find(({ name }) => shownColours.includes(name)) ?? blank.colours[0];
  const sides = Object.keys(blank.areas).length;
  return (
    <Button
      onPress={onChoose}
      isDisabled={isBusy}
      className="group flex w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-left transition-colors data-hovered:border-primary"
    >
      <span className={cx("block w-full bg-mock", !bringsOwnGround(blank.code) && "p-3")}>
        {view && colour ? <GarmentPicture view={view} hex={colour.hex} className="aspect-square w-full" /> : null}
      </span>
      <span className="flex w-full flex-col p-3">
        <span className="font-medium">{blank.name}</span>
        <span className="text-label text-ink-2">
          {blank.colours.length} {wordsOfGood(blank.code).colours},{" "}
          {blank.sizes.length === 1 ? "one size" : `${blank.sizes.length} sizes`}
          {sides > 1 ? ", front and back" : ""}
        </span>
        <span className="figures mt-1.5 text-dense">
          from {formatMoney(Math.min(blank.baseCostMinor, blank.baseCostWhiteMinor), currency)}
          <span className="block text-label text-ink-2">before print and VAT</span>
        </span>
      </span>
    </Button>
  );
}

/** Designs that were begun and are no product yet. */
function OpenDesigns() {
  const shop = useShop();
  const { data } = useQuery({
    queryKey: [shop.id, "designs"],
    queryFn: ({ signal }) =>
      api("GET /divisions/{division}/designs/", { params: { division: shop.id }, query: { perPage: 6 }, signal }),
  });
  const designs = data?.data.filter(({ assets }) => assets.length > 0) ?? [];
  if (designs.length === 0) return null;
  return (
    <Card title="Continue with a design" className="mb-6">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {designs.map((design) => (
          <li key={design.id}>
            <DesignTile design={design} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DesignTile({ design }: { design: Design }) {
  const scene = design.scene as unknown as Scene;
  const side = scene.sides.front?.elements.length ? "front" : "back";
  const view = viewOf(design.blankCode, side);
  const assets = assetTable(design.assets.map(({ previewUrl, ...asset }) => ({ ...asset, href: previewUrl })));
  const origins = design.assets.map(({ previewUrl }) => new URL(previewUrl).origin);
  return (
    <Link href={`/designs/${design.id}`} className="group block rounded-control text-ink">
      {view ? (
        <GarmentPicture
          view={view}
          hex="#ece2cc"
          scene={scene}
          side={side}
          assets={assets}
          origins={origins}
          className="aspect-square w-full rounded-control border border-line bg-mock transition-colors group-data-hovered:border-primary"
        />
      ) : null}
      <span className="mt-1.5 block truncate text-dense font-medium">{design.name}</span>
      <DateText at={design.updatedAt} form="age" className="text-label text-ink-2" />
    </Link>
  );
}
