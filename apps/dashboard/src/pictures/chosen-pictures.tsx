import { IconButton } from "@selvedge/ui/actions/icon-button";
import { X } from "lucide-react";
import type { Choice } from "./picture-sources.ts";
import { ProductColours } from "./product-colours.tsx";

interface ChosenPicturesProps {
  choices: readonly Choice[];
  most: number;
  onChange: (choices: readonly Choice[]) => void;
}

/** Several chosen pictures in the order in which they will be added, those of products in the colour that they are to have. */
export function ChosenPictures({ choices, most, onChange }: ChosenPicturesProps) {
  return (
    <section aria-label="Chosen pictures" className="flex min-w-0 flex-col gap-2">
      <p className="flex justify-between text-dense font-medium">
        Chosen
        <span className="figures font-normal text-ink-2">
          {choices.length} of {most}
        </span>
      </p>
      {choices.length === 0 ? <p className="text-dense text-ink-2">Press the pictures in the order you want.</p> : null}
      <ol className="flex max-h-96 flex-col gap-2 overflow-y-auto">
        {choices.map((choice) => (
          <li key={choice.key} className="flex flex-col gap-1 rounded-control border border-line p-2">
            <div className="flex items-center gap-2">
              <img src={choice.thumbUrl} alt="" className="size-10 shrink-0 rounded-mark bg-mock object-contain" />
              <span className="min-w-0 flex-1 truncate text-dense">{choice.name}</span>
              <IconButton
                bare
                label={`Do not add ${choice.name}`}
                icon={X}
                size="row"
                onPress={() => onChange(choices.filter(({ key }) => key !== choice.key))}
              />
            </div>
            <ProductColours
              choice={choice}
              onChange={(next) => onChange(choices.map((each) => (each.key === next.key ? next : each)))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
