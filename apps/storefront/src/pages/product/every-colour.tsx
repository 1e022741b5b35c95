import type { ProductData } from "@selvedge/contracts/storefront/page-data";
import { nearestSize } from "@selvedge/domain/images/nearest-size";
import { colourPath } from "./colour-path.ts";

interface EveryColourProps {
  readonly product: ProductData;
  readonly isCutout: boolean;
  /** Query of each way: what was chosen so far. */
  readonly query: string;
}

/** How many lie on one another before nothing can be told from its neighbour. */
const most = 4;

/** What the design is printed on, each a way to the page in that colour. Nothing for a product in one colour. */
export default function EveryColour({ product, isCutout, query }: EveryColourProps) {
  const drawn = product.options.filter(({ images }) => images.length > 0).slice(0, most);
  if (drawn.length < 2) return null;
  return (
    <div className="every-colour" data-part="tile" data-cutout={isCutout ? "" : undefined}>
      {drawn.map(({ colour, images }) => (
        <a key={colour} href={colourPath(product.urlName, colour) + query} data-colour={colour}>
          <img src={nearestSize(images[0]!.sizes, 480)} alt={`${product.name} in ${colour}`} loading="lazy" />
        </a>
      ))}
    </div>
  );
}
