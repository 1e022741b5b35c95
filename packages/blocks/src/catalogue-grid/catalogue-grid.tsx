import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { Picture } from "../parts/picture.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { CatalogueEntry, catalogueGridBlock } from "./catalogue-grid.block.ts";
import s from "./catalogue-grid.module.css";

/** Blanks side by side, each leading to something that is printed on it. */
export function CatalogueGrid({ props: { title, copy, showPrice }, data }: ViewPropsOf<typeof catalogueGridBlock>) {
  const { money } = useShop();
  const blanks = (Array.isArray(data?.blanks) ? data.blanks : []) as readonly CatalogueEntry[];
  if (blanks.length === 0) return null;
  return (
    <section>
      <SectionHead title={title} href="" linkText="" />
      {copy ? <p className={s.copy}>{copy}</p> : null}
      <ul className={s.blanks}>
        {blanks.map(({ code, name, sizes, colours, href, image, fromPriceMinor, currency }) => (
          <li key={code} className={s.blank}>
            <div className={s.picture} data-part="tile">
              {image ? <Picture image={{ ...image, altText: "" }} sizes="(min-width: 992px) 24vw, 48vw" /> : null}
            </div>
            <h3 className={s.name}>
              <a className={s.link} href={href}>
                {name}
              </a>
            </h3>
            <p className={s.facts}>{[colourCount(colours.length), sizes].filter(Boolean).join(", ")}</p>
            {showPrice ? <p className={s.price}>from {money(fromPriceMinor, currency)}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const colourCount = (count: number): string => (count > 1 ? `${count} colours` : "");
