import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import type { Product } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { type MissingWords, missingSentence } from "./missing-words.ts";
import { WhereItShows } from "./where-it-shows.tsx";

/** The result of publishing: where the product is shown, and what it still lacks. */
export function PublishedNotice({ product, missing }: { product: Product; missing: MissingWords }) {
  const shop = useShop();
  const lacks = missingSentence(missing);
  return (
    <div className="mb-4">
      <Notice
        tone="success"
        title={`${product.name} is for sale`}
        actions={
          <LinkButton href={`${shop.url}product/${product.urlName}/`} target="_blank" size="dense">
            See it in your shop
          </LinkButton>
        }
      >
        <WhereItShows product={product} /> {lacks}
      </Notice>
    </div>
  );
}
