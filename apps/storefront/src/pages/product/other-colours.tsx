import type { ProductData } from "@selvedge/contracts/storefront/page-data";
import { nearestSize } from "@selvedge/domain/images/nearest-size";
import { colourPath } from "./colour-path.ts";

interface OtherColoursProps {
  readonly product: ProductData;
  /** The one that the page shows. */
  readonly colour: string;
  readonly isCutout: boolean;
}

/** How many lie on one another before nothing can be told from its neighbour. */
const most = 4;

/** What else the design is printed on, each a way to the page in that colour. */
export default function OtherColours({ product, colour, isCutout }: OtherColoursProps) {
  const others = product.options.filter((option) => option.colour !== colour && option.images.length > 0);
  if (others.length === 0) return null;
  return (
    <div className="other-colours" data-part="tile" data-cutout={isCutout ? "" : undefined}>
      {others.slice(0, most).map((option) => (
        <a key={option.colour} href={colourPath(product.urlName, option.colour)}>
          <img
            src={nearestSize(option.images[0]!.sizes, 480)}
            alt={`${product.name} in ${option.colour}`}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}
