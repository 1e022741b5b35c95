import { Icon } from "./icon.tsx";

interface HeartProps {
  readonly productId: number;
  readonly name: string;
}

/** The heart of a product: without scripts it posts the form of the chrome. Rendered as off and updated by hydrate/hearts, so pages of cards need no hydration. */
export function Heart({ productId, name }: HeartProps) {
  return (
    <button
      type="submit"
      form="hearts"
      name="productId"
      value={productId}
      data-favourite={productId}
      aria-pressed="false"
      aria-label={`Favourite: ${name}`}
    >
      <Icon name="heart" size={20} />
    </button>
  );
}
