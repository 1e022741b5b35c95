import type { PageAnswer, ProductData } from "@selvedge/contracts/pages/page-data";
import "./product.css";
import "./more-pictures.css";
import "./forced-colours.css";
import "./back-in-stock/back-in-stock.css";
import "./estimate/estimate.css";
import "./reviews/reviews.css";
import "./size-guide/size-guide.css";
import "./texts/texts.css";
import { colourPath } from "@selvedge/domain/products/colour-path";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { staticPart } from "../../parts/static-part.tsx";
import { steppedQuantity } from "../../parts/stepped-quantity.ts";
import { LaidOut } from "../../parts/template/laid-out.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { BuyForm } from "./buy-form.tsx";
import { closeUpImage, PrintCloseUp } from "./close-up/print-close-up.tsx";
import { Gallery } from "./gallery.tsx";
import { LookedAt } from "./looked-at/looked-at.tsx";
import { openPressed, recallDestination } from "./on-press.ts";
import { writtenFirst } from "./texts/texts-picture.tsx";

const Related = staticPart("related", () => import("./related.tsx"));
const EveryColour = staticPart("everyColour", () => import("./every-colour.tsx"));
const Details = staticPart("details", () => import("./details.tsx"));
const Crumbs = staticPart("crumbs", () => import("../../parts/crumbs.tsx"));
const BundleForm = staticPart("bundleForm", () => import("./bundle-form.tsx"));
const BackInStock = staticPart("backInStock", () => import("./back-in-stock/back-in-stock.tsx"));
const RatingLine = staticPart("ratingLine", () => import("./reviews/rating-line.tsx"));
const Reviews = staticPart("reviews", () => import("./reviews/reviews.tsx"));
const ProductPrice = staticPart("productPrice", () => import("./product-price.tsx"));

/** A product: its pictures on one side, everything needed to buy it on the other. */
export default function ProductPage({ answer }: { answer: PageAnswer<"product"> }) {
  const { product, isCutout, closeUp, zoom, details, sizeGuide, reviews, related, crumbs, template } = answer.data;
  const [picked, setPicked] = useState({ answer, colour: answer.data.colour });
  // The same page shown again starts with its own colour.
  const colour = picked.answer === answer ? picked.colour : answer.data.colour;
  const option = product.options.find((each) => each.colour === colour) ?? product.options[0];
  const images = writtenFirst(option?.images ?? [], product);
  const further =
    Number(closeUpImage(images, closeUp) !== undefined) +
    Number(product.options.filter((each) => each.images.length > 0).length > 1);
  const shop = useShopFrame();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => recallDestination(page.current!, shop), [shop]);
  const choose = (event: MouseEvent) => {
    if (openPressed(event, shop, sizeGuide?.title ?? "")) return;
    const way = (event.target as Element).closest<HTMLElement>("[data-colour]");
    if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const next = way.dataset.colour!;
    setPicked({ answer, colour: next });
    rememberColour(product, next);
  };
  const main = (
    <>
      <Crumbs crumbs={crumbs} />
      <div className="product">
        <Gallery
          images={images}
          product={product}
          badge={product.onSale ? "Sale" : undefined}
          isCutout={isCutout}
          zoom={zoom}
          further={further}
        >
          <PrintCloseUp images={images} name={product.name} closeUp={closeUp} isCutout={isCutout} />
          <EveryColour product={product} isCutout={isCutout} query={queryOf(answer.data.chosen)} />
        </Gallery>
        <div className="product-facts">
          <h1 className="product-name">{product.name}</h1>
          <p className="quiet product-blank">{product.blankName}</p>
          <RatingLine reviews={reviews} />
          <ProductPrice product={product} />
          {product.parts ? (
            <BundleForm product={product} data={answer.data} />
          ) : option ? (
            <BuyForm product={product} option={option} data={answer.data} />
          ) : (
            <p className="notice">This product cannot be bought at the moment.</p>
          )}
          <BackInStock data={answer.data} />
          <Details description={product.description} details={details} sizeGuide={sizeGuide} />
        </div>
      </div>
    </>
  );
  const parts = {
    productMain: main,
    productReviews: <Reviews reviews={reviews} />,
    productRelated: <Related products={related} />,
    productLookedAt: <LookedAt productId={product.id} />,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles the clicks of its buttons and links, which keys press too
    <div
      ref={page}
      className={template ? "product-page" : "page-frame product-page"}
      onClick={choose}
      {...(product.parts && bundleEvents(product))}
    >
      {template ? (
        <LaidOut template={template} parts={parts} />
      ) : (
        <>
          {parts.productMain}
          {parts.productReviews}
          {parts.productRelated}
          {parts.productLookedAt}
        </>
      )}
    </div>
  );
}

/** What the form of a bundle does with scripts is loaded when it is used. */
const bundleEvents = (product: ProductData) => {
  const load = () => import("./bundle-choices.ts");
  return {
    // The form is not React's own, so only what bubbles natively arrives.
    onInput: ({ target }: { target: EventTarget }) =>
      void load().then(({ follow }) => follow(product, target as HTMLElement)),
    onClickCapture: ({ target }: { target: EventTarget }) => {
      const button = (target as Element).closest<HTMLElement>(".bundle [data-step]");
      const field = button?.parentElement?.querySelector("input");
      if (field) field.value = String(steppedQuantity(field.valueAsNumber, Number(button!.dataset.step)));
    },
    onSubmit: (event: FormEvent<HTMLElement>) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches(".bundle")) return;
      event.preventDefault();
      void load().then(({ addBundle }) => addBundle(product, form));
    },
  };
};

/** Without scripts a colour is another page, and the query carries what was chosen on this one. */
const queryOf = ({ size, quantity }: PageAnswer<"product">["data"]["chosen"]): string =>
  size ? `?${new URLSearchParams({ size, quantity })}` : "";

/** Puts the chosen colour into the URL for reloads and shared links, without a history entry. */
function rememberColour(product: ProductData, colour: string) {
  history.replaceState(history.state, "", colourPath(product.urlName, colour) + location.search);
}
