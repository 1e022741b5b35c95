import { nearestSize } from "@selvedge/browser/images/nearest-size";
import { useQuery } from "@tanstack/react-query";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { useShop } from "../session/shop.ts";
import { type Choice, inColour, picturesOfProduct } from "./picture-sources.ts";

interface ProductColoursProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const thumbPx = 96;

/** The pictures of a chosen product, colour by colour; nothing where there is only the one. */
export function ProductColours({ choice, onChange }: ProductColoursProps) {
  const { id: division } = useShop();
  const { product } = choice;
  const { data = [] } = useQuery({ ...picturesOfProduct(division, product?.id ?? 0), enabled: product !== null });
  const choices = data.flatMap((picture) => {
    const made = inColour(choice, picture);
    const name = `${picture.colour}, ${picture.side}`;
    return made ? [{ made, name, thumbUrl: nearestSize(picture.sizes, thumbPx) ?? made.thumbUrl }] : [];
  });
  if (choices.length < 2) return null;
  const shown = choices.find(({ made }) => made.image.original === choice.image.original);
  return (
    <div className="flex flex-col gap-1">
      <span className="text-dense font-medium">{shown ? shown.name : "Colour"}</span>
      <ListBox
        aria-label={`Colours of ${choice.name}`}
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        items={choices}
        selectedKeys={shown ? [shown.name] : []}
        onSelectionChange={(keys) => {
          const [key] = [...(keys as Set<string>)];
          const picked = choices.find(({ name }) => name === key);
          if (picked) onChange(picked.made);
        }}
        className="grid max-h-40 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto p-0.5 outline-none"
      >
        {({ name, thumbUrl }) => (
          <ListBoxItem
            id={name}
            textValue={name}
            className="cursor-default rounded-control border border-line p-0.5 outline-none data-focus-visible:ring-focus data-selected:border-primary data-selected:bg-primary-tint"
          >
            <img
              src={thumbUrl}
              alt={name}
              loading="lazy"
              className="aspect-square w-full rounded-mark bg-mock object-contain"
            />
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
