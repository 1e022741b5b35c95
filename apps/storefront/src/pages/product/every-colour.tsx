import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { colourPath } from "@selvedge/domain/products/colour-path";

interface EveryColourProps {
  readonly product: ProductData;
  readonly isCutout: boolean;
  /** Query of each link: what was chosen so far. */
  readonly query: string;
}

/** With more overlapping pictures than this they are hard to tell apart. */
const most = 4;

/** The product in several colours, each linked to the page of that colour. Nothing for a product in one colour. */
export default function EveryColour({ product, isCutout, query }: EveryColourProps) {
  const pictured = product.options.filter(({ images }) => images.length > 0).slice(0, most);
  if (pictured.length < 2) return null;
  return (
    <div className="every-colour" data-part="tile" data-cutout={isCutout ? "" : undefined}>
      {pictured.map(({ colour, images }) => (
        <a key={colour} href={colourPath(product.urlName, colour) + query} data-colour={colour}>
          <img src={nearestSize(images[0]!.sizes, 480)} alt={`${product.name} in ${colour}`} loading="lazy" />
        </a>
      ))}
    </div>
  );
}
