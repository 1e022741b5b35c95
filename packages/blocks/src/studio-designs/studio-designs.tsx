import type { ViewPropsOf } from "../context/block-view.ts";
import { Picture } from "../parts/picture.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { ProductCard } from "../product-card/product-card.ts";
import type { studioDesignsBlock } from "./studio-designs.block.ts";
import s from "./studio-designs.module.css";

/** Designs as tiles. Each leads to its product. */
export function StudioDesigns({ props: { title, limit }, data }: ViewPropsOf<typeof studioDesignsBlock>) {
  const designs = (Array.isArray(data?.designs) ? data.designs : []) as readonly ProductCard[];
  if (designs.length === 0) return null;
  return (
    <section>
      <SectionHead title={title} href="" linkText="" />
      <ul className={s.designs}>
        {designs.slice(0, limit).map(({ id, name, urlName, image }) => (
          <li key={id} className={s.design}>
            {image ? <Picture image={{ ...image, altText: "" }} sizes="(min-width: 768px) 220px, 45vw" /> : null}
            <a className={s.link} href={`/product/${urlName}/`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
