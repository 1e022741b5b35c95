import type { ProductPageData } from "@selvedge/contracts/pages/page-data";
import { colourPath } from "@selvedge/domain/products/colour-path";
import { usualCountry } from "@selvedge/domain/shipping/usual-country";
import DeliveryNote from "../../../parts/delivery/delivery-note.tsx";
import { Icon } from "../../../parts/icon.tsx";

type Box = Pick<ProductPageData, "product" | "colour" | "delivery" | "destinations" | "destination">;

/** The delivery promise, and for which other countries it may be asked. Without scripts that loads the page again. */
export default function DeliveryBox({ data }: { data: Box }) {
  const { product, colour, delivery, destinations, destination } = data;
  if (!delivery) return null;
  return (
    <div className="delivery-box">
      <div role="status">
        <DeliveryNote delivery={delivery} />
      </div>
      <details className="delivery-elsewhere" open={destination !== usualCountry}>
        <summary>
          Deliver to another country
          <Icon name="down" size={18} />
        </summary>
        <div className="delivery-ask">
          <label className="visually-hidden" htmlFor="delivery-country">
            Country of delivery
          </label>
          <select id="delivery-country" name="country" data-part="field" defaultValue={destination}>
            {destinations.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="submit"
            data-part="button"
            data-look="outlined"
            formAction={colourPath(product.urlName, colour)}
            formMethod="get"
            formNoValidate
            data-estimate=""
          >
            Show delivery
          </button>
        </div>
      </details>
    </div>
  );
}
