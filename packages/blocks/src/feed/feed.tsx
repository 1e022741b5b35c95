import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import { Picture } from "../parts/picture.tsx";
import { Price } from "../parts/price.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { FeedEntry, feedBlock } from "./feed.block.ts";
import s from "./feed.module.css";

/** Entries as a list beside their pictures, or as tiles. Without any there is nothing, not even a heading. */
export function Feed({ props, data }: ViewPropsOf<typeof feedBlock>) {
  const { title, href, target, linkText, layout } = props;
  const entries = (Array.isArray(data?.entries) ? data.entries : []) as readonly FeedEntry[];
  if (entries.length === 0) return null;
  return (
    <section>
      <SectionHead title={title} href={href} target={target} linkText={linkText} />
      <ul className={s.entries} data-layout={layout}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
          <Entry key={index} entry={entry} isTile={layout === "tiles"} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { title, href, note, image, ...prices }, isTile }: { entry: FeedEntry; isTile: boolean }) {
  return (
    <li className={s.entry} data-plain={image ? undefined : ""}>
      {image ? (
        <div className={s.picture} data-part="tile">
          <MaybeLink href={title ? "" : href} className={s.link}>
            <Picture
              image={title ? { ...image, altText: "" } : image}
              sizes={isTile ? "(min-width: 768px) 25vw, 50vw" : "112px"}
            />
          </MaybeLink>
        </div>
      ) : null}
      {title || note ? (
        <div className={s.words}>
          {title ? (
            <h3 className={s.title}>
              {href ? (
                <Anchor className={s.link} href={href}>
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </h3>
          ) : null}
          {note ? <p className={s.note}>{note}</p> : null}
          <EntryPrice {...prices} />
        </div>
      ) : null}
    </li>
  );
}

function EntryPrice({
  priceIncTaxMinor,
  salePriceIncTaxMinor,
  isFrom = false,
  currency = "",
}: Pick<FeedEntry, "priceIncTaxMinor" | "salePriceIncTaxMinor" | "isFrom" | "currency">) {
  const { money } = useShop();
  if (priceIncTaxMinor === undefined) return null;
  const sale = salePriceIncTaxMinor === undefined ? {} : { salePrice: money(salePriceIncTaxMinor, currency) };
  return <Price price={money(priceIncTaxMinor, currency)} {...sale} isFrom={isFrom} />;
}
