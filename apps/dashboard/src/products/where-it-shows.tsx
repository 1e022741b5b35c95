import { TextLink } from "@selvedge/ui/actions/text-link";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { Product } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { collectionsQuery } from "./list/collections-query.ts";

/** Whether shoppers can buy it now. */
export const isForSale = ({ state }: Pick<Product, "state">): boolean => state === "live" || state === "in_review";

/** Where shoppers meet a product, with the way there; nothing while the shop's collections are still fetched. */
export function WhereItShows({ product }: { product: Product }) {
  const shop = useShop();
  const { data } = useQuery(collectionsQuery(shop.id));
  if (!data) return null;
  const shown = data.filter(({ id }) => product.collectionIds.includes(id));
  if (shown.length === 0) return null;
  return (
    <>
      {isForSale(product) ? "Shown in " : "Once it is for sale it shows in "}
      {shown.map(({ id, name, urlName }, index) => (
        <Fragment key={id}>
          {index === 0 ? "" : index === shown.length - 1 ? " and " : ", "}
          <TextLink href={`${shop.url}collection/${urlName}/`} target="_blank">
            {name}
          </TextLink>
        </Fragment>
      ))}
      .
    </>
  );
}
