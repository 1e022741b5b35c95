import type { Personalisation } from "@selvedge/domain/personalisation/template";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../data/api.ts";
import { fieldTexts } from "../../data/failure-text.ts";
import type { Product } from "../../data/reply.ts";
import { useDebounced } from "../../data/use-debounced.ts";
import { useShop } from "../../session/shop.ts";
import { DraftPicture } from "../draft-picture.tsx";

interface TextsPreviewProps {
  product: Product;
  personalisation: Personalisation;
  colour: string;
}

/** The examples over a picture of the product, as they would be printed, and what does not fit in words. */
export function TextsPreview({ product, personalisation, colour }: TextsPreviewProps) {
  const shop = useShop();
  const wanted = useDebounced(JSON.stringify(personalisation));
  const { data, error } = useQuery({
    queryKey: [shop.id, "texts", product.id, wanted],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      api("POST /divisions/{division}/products/{id}/personalisation-preview/", {
        params: { division: shop.id, id: product.id },
        body: { personalisation: JSON.parse(wanted) as Personalisation },
        signal,
      }),
  });
  const sides = [...new Set(personalisation.fields.map(({ place }) => place.side))];
  const [chosen, setSide] = useState<string>(sides[0]!);
  const side = sides.find((known) => known === chosen) ?? sides[0]!;
  const svg = data?.data.sides.find((each) => each.side === side)?.svg;
  const labelsOf = (keys: readonly string[]) =>
    personalisation.fields.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  const wrong = error ? Object.values(fieldTexts(error))[0] : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-2 self-start">
      {sides.length > 1 ? (
        <Segmented
          label="Side with texts"
          segments={sides.map((id) => ({ id, label: `${id[0]?.toUpperCase()}${id.slice(1)}` }))}
          value={side}
          onChange={setSide}
        />
      ) : null}
      <div className="relative overflow-hidden rounded-card border border-line bg-mock">
        <DraftPicture product={product} side={side} colour={colour} />
        {svg && !wrong ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={`Your examples on the ${side}`}
            className="absolute inset-0 size-full"
          />
        ) : null}
      </div>
      <p aria-live="polite" className="text-label text-ink-2">
        {wrong ?? noteOf(labelsOf(data?.data.narrowed ?? []), labelsOf(data?.data.tooLong ?? []))}
      </p>
    </div>
  );
}

function noteOf(narrowed: readonly string[], tooLong: readonly string[]): string {
  if (tooLong.length > 0) return `${tooLong.join(" and ")}: too small to read in this place. Make the place larger.`;
  if (narrowed.length > 0) return `${narrowed.join(" and ")}: set narrower to fit. Longer texts get smaller.`;
  return "Every text is set as large as its place; long ones get narrower, then smaller.";
}
