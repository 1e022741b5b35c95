import type { CardData, ProductData } from "@selvedge/contracts/pages/page-data";
import { withDivision } from "@selvedge/db/with-division";
import type { ZoomMode } from "@selvedge/domain/images/zoom-mode";
import { textFieldsOf } from "@selvedge/domain/personalisation/field-names";
import { plainText } from "@selvedge/domain/plain-text";
import { promiseChangesAtMs } from "@selvedge/domain/shipping/delivery-promise";
import { namedWithOwnGround } from "@selvedge/garments/own-ground";
import { productReviews } from "../../../modules/orders/reviews/index.ts";
import { findProduct } from "../../../modules/shop/catalogue/index.ts";
import {
  closeUpOf,
  deliveryPromise,
  relatedCards,
  type ShopFront,
  sizeGuideOf,
} from "../../../modules/shop/shop-window/index.ts";
import { shownHtml } from "../../../modules/site/pages/index.ts";
import { runningTests } from "../../../plugins/access/running-tests.ts";
import { soonest } from "../../soonest.ts";
import { productData } from "../../structured-data/product-data.ts";
import { type Loaded, linkSiteOf, loadedPage, missing, type Visit } from "../../visit.ts";
import { countries } from "../countries.ts";
import { askedDestination, destinationName } from "../destination.ts";
import { type LaidOut, laidOut } from "../templates/laid-out.ts";
import { productDetails, sentPiece } from "./product-details.ts";
import { productZoom } from "./product-zoom.ts";

/** Length of a description for search engines, in characters. */
const descriptionLength = 300;
/** How many related products are shown. */
const relatedLimit = 4;

/** A product in the colour of its path, or in its default colour, as the shop lays its products out. */
export async function product(visit: Visit, front: Promise<ShopFront>): Promise<Loaded<"product">> {
  const { zoom, copy } = productZoom(visit, await runningTests(visit.platform, visit.division.id));
  return productPage(visit, await laidOut(visit, front, "product", copy), zoom);
}

/** The same in a layout that is given. */
export async function productPage(
  visit: Visit,
  { template, tags, changesAtMs, copy }: LaidOut,
  zoom: ZoomMode = "hover",
): Promise<Loaded<"product">> {
  const { platform, division, params, form, origin, query } = visit;
  const { pools, origins } = platform;
  const [found, related, closeUp, sizeGuide, reviews] = await withDivision(pools.web, division.id, (db) =>
    Promise.all([
      findProduct(db, origins, division, params.product!),
      relatedCards(db, origins, division, { urlName: params.product!, limit: relatedLimit }),
      closeUpOf(db, division.id, params.product!),
      sizeGuideOf(db, division.id, params.product!),
      productReviews(db, { origins, division, urlName: params.product!, isLong: query.get("reviews") === "all" }),
    ]),
  );
  if (!found) return missing;
  const url = `/product/${found.urlName}/`;
  const colour = colourOf(found, params.colour);
  if (colour === null) return { kind: "redirect", to: url, status: 302 };
  const now = platform.now();
  const crumbs = [
    { title: "Home", url: "/" },
    { title: found.name, url },
  ];
  const destination = askedDestination(visit);
  const delivery = found.enableAddToCart ? deliveryPromise(now, division, pieceOf(found), destination) : null;
  const option = found.options.find((each) => each.colour === colour);
  const images = option?.images ?? [];
  const selected = form?.values ?? Object.fromEntries(query);
  return loadedPage<"product">({
    route: "product",
    data: {
      product: { ...found, description: shownHtml(found.description, linkSiteOf(visit)) },
      colour,
      isCutout: !namedWithOwnGround(found.blankName),
      closeUp,
      zoom,
      delivery: delivery && { ...delivery, ...destinationName(destination) },
      destinations: delivery ? countries : [],
      destination,
      sizeGuide,
      details: productDetails(found.blankName),
      reviews,
      related,
      crumbs,
      template,
      chosen: chosenOf(option, selected),
      isNoticeAsked: query.get("notice") === "asked",
      typed: textFieldsOf(selected),
      form,
    },
    meta: {
      title: found.metaTitle || found.name,
      description: found.metaDescription || plainText(found.description, descriptionLength),
      canonicalPath: url,
      isNoindex: false,
      crumbs,
      image: {
        original: Object.values(images[0]?.sizes ?? found.image?.sizes ?? {}).at(-1) ?? "",
        ...{ altText: images[0]?.altText ?? found.name, cutout: !namedWithOwnGround(found.blankName) },
      },
      jsonLd: [productData({ product: found, origin, now, pieces: sentPieces(found), descriptionLength, reviews })],
    },
    status: form ? 422 : 200,
    isPrivate: form !== null || query.size > 0,
    tags: [
      `product:${found.id}`,
      ...partTags(found),
      ...related.map((card: CardData) => `product:${card.id}`),
      ...tags,
    ],
    changesAtMs: soonest(promiseChangesAtMs(now), changesAtMs),
    copy,
  });
}

const pieceOf = (product: ProductData) => ({
  pieces: sentPieces(product),
  priceIncTax: sellingPrice(product),
});

/** What is sent of it: the product itself, or the parts of a bundle. */
const sentPieces = ({ parts, blankName }: ProductData) =>
  parts ? parts.map((part) => sentPiece(part.blankName)) : [sentPiece(blankName)];

/** A bundle's page shows what it takes from its parts. */
const partTags = ({ parts = [] }: ProductData) => [...new Set(parts.map(({ productId }) => `product:${productId}`))];

const sellingPrice = ({ price, salePrice, onSale }: ProductData): number =>
  onSale && salePrice !== null ? salePrice : price;

/** Size and quantity from the form or query. A size that this colour does not have is dropped. */
function chosenOf(
  option: ProductData["options"][number] | undefined,
  { size = "", quantity = "" }: Record<string, string>,
) {
  const isMade = option?.sizes.some((each) => each.size === size) ?? false;
  return { size: isMade ? size : "", quantity: /^-?\d{1,6}(\.\d{1,6})?$/.test(quantity) ? quantity : "1" };
}

/** The colour of a path segment: the name in lower case with dashes. null for an unknown one. */
function colourOf({ options, defaultColour }: ProductData, slug: string | undefined): string | null {
  const names = options.map((option) => option.colour);
  if (slug === undefined) return names.includes(defaultColour) ? defaultColour : (names[0] ?? defaultColour);
  return names.find((name) => name.toLowerCase().replaceAll(" ", "-") === slug.toLowerCase()) ?? null;
}
