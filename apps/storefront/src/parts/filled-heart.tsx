import { Icon } from "./icon.tsx";

interface FilledHeartProps {
  readonly productId: number;
  readonly name: string;
  /** Of the line in the list, which it removes without scripts. */
  readonly lineKey: string;
}

/** The heart of a favourite product, for lists that are rendered after `refreshHearts` ran. */
export function FilledHeart({ productId, name, lineKey }: FilledHeartProps) {
  return (
    <button
      type="submit"
      form="hearts"
      formAction="/favourites/remove/"
      name="key"
      value={lineKey}
      data-favourite={productId}
      aria-pressed="true"
      aria-label={`Favourite: ${name}`}
    >
      <Icon name="heart" size={20} />
    </button>
  );
}
