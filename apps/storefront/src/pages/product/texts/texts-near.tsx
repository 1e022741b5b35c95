import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { TextsPicture, writtenFirst } from "./texts-picture.tsx";

interface TextsNearProps {
  readonly product: ProductData;
  readonly images: ProductData["options"][number]["images"];
}

/** The picture beside the fields on a phone, where the gallery is out of sight while somebody types. */
export function TextsNear({ product, images }: TextsNearProps) {
  const [image] = writtenFirst(images, product);
  if (!image) return null;
  return (
    <div className="texts-near" data-part="tile" aria-hidden="true">
      <img src={nearestSize(image.sizes, 480)} alt="" loading="lazy" />
      <TextsPicture product={product} side={image.side} />
    </div>
  );
}
