import { Icon } from "./icon.tsx";

/** The heart of a favourite product, for lists that are rendered after `refreshHearts` ran. */
export function FilledHeart({ productId, name }: { productId: number; name: string }) {
  return (
    <button type="button" data-favourite={productId} aria-pressed="true" aria-label={`Favourite: ${name}`}>
      <Icon name="heart" size={20} />
    </button>
  );
}
