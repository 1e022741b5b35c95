import type { PageAnswer, ProductData } from "@selvedge/contracts/storefront/page-data";
import "./product.css";
import "./more-pictures.css";
import { useState } from "react";
import { inert } from "../../parts/inert.tsx";
import { BuyForm } from "./buy-form.tsx";
import { colourPath } from "./colour-path.ts";
import { Gallery } from "./gallery.tsx";
import { PrintCloseUp } from "./print-close-up.tsx";
import { ProductPrice } from "./product-price.tsx";

const Related = inert("related", () => import("./related.tsx"));
const EveryColour = inert("everyColour", () => import("./every-colour.tsx"));
const Details = inert("details", () => import("./details.tsx"));
const Crumbs = inert("crumbs", () => import("../../parts/crumbs.tsx"));

/** A product: its pictures on one side, everything needed to buy it on the other. */
export default function ProductPage({ answer }: { answer: PageAnswer<"product"> }) {
  const { product, isCutout, closeUp, details, related, crumbs, delivery, form } = answer.data;
  const [colour, setColour] = useState(answer.data.colour);
  const option = product.options.find((each) => each.colour === colour) ?? product.options[0];
  return (
    <div className="page-frame product-page">
      <Crumbs crumbs={crumbs} />
      <div className="product">
        <div className="product-pictures">
          <Gallery
            images={option?.images ?? []}
            name={product.name}
            productId={product.id}
            badge={badgeOf(product)}
            isCutout={isCutout}
          />
          <div className="more-pictures">
            <PrintCloseUp images={option?.images ?? []} name={product.name} closeUp={closeUp} isCutout={isCutout} />
            <EveryColour product={product} isCutout={isCutout} />
          </div>
        </div>
        <div className="product-facts">
          <h1 className="product-name">{product.name}</h1>
          <p className="quiet product-blank">{product.blankName}</p>
          <ProductPrice product={product} />
          {option ? (
            <BuyForm
              product={product}
              option={option}
              delivery={delivery}
              form={form}
              onColour={(next) => {
                setColour(next);
                rememberColour(product, next);
              }}
            />
          ) : (
            <p className="notice">This product cannot be bought at the moment.</p>
          )}
          <Details description={product.description} details={details} />
        </div>
      </div>
      <Related products={related} />
    </div>
  );
}

const badgeOf = (product: ProductData) => (product.onSale ? "Sale" : undefined);

/** A reload or a shared link shows the colour that was chosen; Back does not step through colours. */
function rememberColour(product: ProductData, colour: string) {
  history.replaceState(history.state, "", colourPath(product.urlName, colour) + location.search);
}
