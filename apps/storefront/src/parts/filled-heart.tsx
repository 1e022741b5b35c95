import { Icon } from "./icon.tsx";

/** The heart of a product that is a favourite, where a list is drawn after hearts were brought up to date. */
export function FilledHeart({ productId, name }: { productId: number; name: string }) {
  return (
    <button type="button" data-favourite={productId} aria-pressed="true" aria-label={`Favourite: ${name}`}>
      <Icon name="heart" size={20} />
    </button>
  );
}
