import { Icon } from "./icon.tsx";

interface HeartProps {
  readonly productId: number;
  readonly name: string;
}

/** The heart of a product. Drawn off and kept true by awake/hearts, so that pages of cards need no waking. */
export function Heart({ productId, name }: HeartProps) {
  return (
    <button type="button" data-favourite={productId} aria-pressed="false" aria-label={`Favourite: ${name}`}>
      <Icon name="heart" size={20} />
    </button>
  );
}
