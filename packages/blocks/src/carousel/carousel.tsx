import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import { Strip } from "../parts/strip.tsx";
import type { carouselBlock } from "./carousel.block.ts";
import s from "./carousel.module.css";

/** A strip that snaps. It is swiped or scrolled; arrows and the place appear once scripts run. */
export function Carousel({ props, block, children }: ViewPropsOf<typeof carouselBlock>) {
  const { title, href, target, linkText, itemWidth, arrows, place } = props;
  const count = block.items.length;
  if (count === 0) return null;
  return (
    <section aria-label={title || "More to see"} data-starts="carousel">
      <SectionHead title={title} href={href} target={target} linkText={linkText} />
      <Strip label={`${count} to look through`} className={s.strip} width={itemWidth}>
        {children}
      </Strip>
      <div className={s.below} data-controls="" hidden={block.editing === undefined}>
        <p className={s.place} aria-live="polite" data-place={place ? "" : undefined} />
        {arrows ? (
          <>
            <button type="button" className={s.arrow} data-step="-1" aria-label="Back">
              <Icon name="arrow" small />
            </button>
            <button type="button" className={s.arrow} data-step="1" aria-label="Further">
              <Icon name="arrow" small />
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
