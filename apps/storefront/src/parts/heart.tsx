import { Icon } from "./icon.tsx";

interface HeartProps {
  readonly productId: number;
  readonly name: string;
}

/** The heart of a product. Rendered as off and updated by hydrate/hearts, so pages of cards need no hydration. */
export function Heart({ productId, name }: HeartProps) {
  return (
    <button type="button" data-favourite={productId} aria-pressed="false" aria-label={`Favourite: ${name}`}>
      <Icon name="heart" size={20} />
    </button>
  );
}
