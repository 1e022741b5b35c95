import type { CardData, ProductData } from "@selvedge/contracts/storefront/page-data";
import { withDivision } from "@selvedge/db/with-division";
import { namedWithOwnGround } from "@selvedge/garments/own-ground";
import { findProduct } from "../../modules/catalogue/index.ts";
import { closeUpOf, deliveryPromise, promiseChangesAtMs, relatedCards } from "../../modules/shop-window/index.ts";
import { cleanHtml } from "../clean-html.ts";
import { productDetails } from "../product-details.ts";
import { type Loaded, linkSiteOf, loadedPage, missing, type Visit } from "../visit.ts";

/** How many are shown beside a product. */
const relatedLimit = 4;

/** A product, in the colour that its address names or in its own first one. */
export async function product(visit: Visit): Promise<Loaded> {
  const { platform, division, params, form, origin } = visit;
  const { pools, origins } = platform;
  const [found, related, closeUp] = await withDivision(pools.web, division.id, (db) =>
    Promise.all([
      findProduct(db, origins, division, params.product!),
      relatedCards(db, origins, division, params.product!, relatedLimit),
      closeUpOf(db, division.id, params.product!),
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
  const images = found.options.find((option) => option.colour === colour)?.images ?? [];
  return loadedPage<"product">({
    route: "product",
    data: {
      product: { ...found, description: cleanHtml(found.description, linkSiteOf(visit)) },
      colour,
      isCutout: !namedWithOwnGround(found.blankName),
      closeUp,
      delivery: found.enableAddToCart ? deliveryPromise(now, division.timeZone) : null,
      details: productDetails(found.blankName),
      related,
      crumbs,
      form,
    },
    meta: {
      title: found.metaTitle || found.name,
      description: found.metaDescription || textOf(found.description),
      canonicalPath: url,
      isNoindex: false,
      crumbs,
      image: images[0]?.sizes["1200"] ?? found.image?.sizes["1200"] ?? null,
      jsonLd: [offerData(found, origin + url, now)],
    },
    status: form ? 422 : 200,
    isPrivate: form !== null,
    tags: [`product:${found.id}`, ...related.map((card: CardData) => `product:${card.id}`)],
    changesAtMs: promiseChangesAtMs(now),
  });
}

/** The colour meant by an address: its own name in small letters with dashes. null for one that is not made. */
function colourOf({ options, defaultColour }: ProductData, slug: string | undefined): string | null {
  const names = options.map((option) => option.colour);
  if (slug === undefined) return names.includes(defaultColour) ? defaultColour : (names[0] ?? defaultColour);
  return names.find((name) => name.toLowerCase().replaceAll(" ", "-") === slug.toLowerCase()) ?? null;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);

/** The product as search engines read it. The price holds for a year (storefront §9). */
function offerData(product: ProductData, url: string, now: Date) {
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(now.getUTCFullYear() + 1);
  const inStock = product.options.some(({ sizes }) => sizes.some((size) => size.inStock));
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    description: textOf(product.description),
    image: product.options.flatMap(({ images }) => images.flatMap(({ sizes }) => sizes["1200"] ?? [])).slice(0, 6),
    brand: { "@type": "Brand", name: product.manufacturer.name },
    offers: {
      "@type": "Offer",
      url,
      price: (product.onSale && product.salePrice !== null ? product.salePrice : product.price).toFixed(2),
      priceCurrency: product.currency,
      priceValidUntil: validUntil.toISOString().slice(0, 10),
      availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}
