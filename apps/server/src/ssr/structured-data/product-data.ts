// A product for search engines: schema.org ProductGroup with a Product for each colour and size, their offers, delivery and
// returns. Source: storefront §9, and what Google asks of merchants' listings.
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import type { ProductReviews } from "@selvedge/contracts/pages/review-page";
import { fromMajor, plainAmount } from "@selvedge/domain/money/money";
import { plainText } from "@selvedge/domain/plain-text";
import { deliveryData } from "./delivery-data.ts";
import { ratingData } from "./rating-data.ts";
import { returnsData } from "./returns-data.ts";

export interface DescribedProduct {
  readonly product: ProductData;
  /** The shop's own address, without a slash at the end. */
  readonly origin: string;
  readonly now: Date;
  /** What is sent of it, each with the code of the factory that makes it; a weight that is not known is 0. */
  readonly pieces: readonly { weightGrams: number; factory: string }[];
  /** Length of its description, in characters. */
  readonly descriptionLength: number;
  /** What buyers say of it; null where nobody has. */
  readonly reviews: ProductReviews | null;
}

/** The product with its variants; a Product alone where there is one variant. */
export function productData(described: DescribedProduct): Record<string, unknown> {
  const { product, origin, descriptionLength } = described;
  const { name, sku, manufacturer, description, options } = product;
  const url = `${origin}/product/${product.urlName}/`;
  const variants = variantsOf(described);
  const facts = {
    name,
    description: plainText(description, descriptionLength) || name,
    brand: { "@type": "Brand", name: manufacturer.name },
    ...(product.type ? { category: product.type } : {}),
    ...ratingData(described.reviews),
  };
  const images = imagesOf(options.flatMap((option) => option.images));
  const [only] = variants;
  const context = { "@context": "https://schema.org" };
  if (variants.length === 1) return { ...context, ...only, ...facts, image: images.slice(0, 6) };
  return {
    ...{ ...context, "@type": "ProductGroup", ...facts, url, productGroupID: sku, image: images.slice(0, 6) },
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    hasVariant: variants,
  };
}

function variantsOf(described: DescribedProduct): Record<string, unknown>[] {
  const { product, origin } = described;
  const url = `${origin}/product/${product.urlName}/`;
  const all = product.options.flatMap(({ colour, sizes, images }) => {
    const [image] = imagesOf(images);
    const page = `${url}${encodeURIComponent(colour.toLowerCase().replaceAll(" ", "-"))}/`;
    return sizes.map((size) => ({ ...size, colour, image, page }));
  });
  const shown = imagesOf(product.options.flatMap(({ images }) => images))[0];
  const terms = { delivery: deliveryData(described), returns: returnsData() };
  if (product.parts) return [bundleOf(described, terms)];
  return all.map(({ colour, size, sku, inStock, price, image, page }, index) => ({
    "@type": "Product",
    name: `${product.name}, ${colour}, ${size}`,
    sku,
    color: colour,
    size,
    ...((image ?? shown) ? { image: image ?? shown } : {}),
    offers: {
      ...offerOf(described, `${page}?size=${encodeURIComponent(size)}`, { inStock, price }),
      ...termsOf(terms, index),
    },
  }));
}

/** A bundle is one product, whatever is chosen of its parts. */
const bundleOf = (described: DescribedProduct, terms: Terms): Record<string, unknown> => ({
  "@type": "Product",
  name: described.product.name,
  sku: described.product.sku,
  offers: {
    ...offerOf(described, `${described.origin}/product/${described.product.urlName}/`, {
      inStock: described.product.enableAddToCart,
      price: undefined,
    }),
    ...termsOf(terms, 0),
  },
});

/** The widest picture of each side. */
const imagesOf = (images: readonly { sizes: Record<string, string> }[]): string[] =>
  images.flatMap(({ sizes }) => Object.values(sizes).at(-1) ?? []);

function offerOf(
  { product, now }: DescribedProduct,
  url: string,
  { inStock, price: ofSize }: { inStock: boolean; price: number | undefined },
) {
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(now.getUTCFullYear() + 1);
  const { currency, onSale, price, salePrice } = product;
  const asked = ofSize ?? (onSale && salePrice !== null ? salePrice : price);
  return {
    "@type": "Offer",
    url,
    price: plainAmount(fromMajor(asked, currency), currency),
    priceCurrency: currency,
    // The price holds for a year (storefront §9).
    priceValidUntil: validUntil.toISOString().slice(0, 10),
    availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}

/** What is the same for every variant of a product. */
interface Terms {
  readonly delivery: readonly Record<string, unknown>[];
  readonly returns: Record<string, unknown>;
}

/** Delivery and returns of a variant: the first spells them out, the others refer to it. */
function termsOf({ delivery, returns }: Terms, index: number) {
  const refer = (node: Record<string, unknown>) => (index === 0 ? node : { "@id": node["@id"] });
  return {
    ...(delivery.length > 0 ? { shippingDetails: delivery.map(refer) } : {}),
    hasMerchantReturnPolicy: refer(returns),
  };
}
