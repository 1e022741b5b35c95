import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { Strip } from "../parts/strip.tsx";
import type { slideshowBlock } from "./slideshow.block.ts";
import s from "./slideshow.module.css";

/**
 * Slides in a strip that snaps to each. Without scripts it is swiped or scrolled; with them it moves by itself, unless the
 * visitor prefers less motion, and can be paused and stepped through.
 */
export function Slideshow({ props, block, children }: ViewPropsOf<typeof slideshowBlock>) {
  const { speed, mode, navigation, label } = props;
  const count = block.items.length;
  if (count === 0) return null;
  return (
    <section
      className={s.slideshow}
      aria-roledescription="slideshow"
      aria-label={label}
      data-part="slideshow"
      {...(count > 1 ? { "data-starts": "slideshow", "data-speed": speed, "data-mode": mode } : {})}
    >
      <Strip label={`${label}, slides`} className={s.track} scrolls={count > 1}>
        {children}
      </Strip>
      {count > 1 ? <Controls count={count} navigation={navigation} isShown={block.editing !== undefined} /> : null}
    </section>
  );
}

/** Shown once scripts run, and to an editor, whom they lead to each slide. Pausing is always offered, because what moves by itself must be possible to stop. */
function Controls({ count, navigation, isShown }: { count: number; navigation: boolean; isShown: boolean }) {
  return (
    <div className={s.controls} data-controls="" hidden={!isShown}>
      {navigation ? (
        <button type="button" className={s.arrow} data-step="-1" aria-label="Previous slide">
          <Icon name="arrow" small />
        </button>
      ) : null}
      <div className={s.middle}>
        {navigation
          ? Array.from({ length: count }, (_, index) => index).map((index) => (
              <button
                key={index}
                type="button"
                className={s.dot}
                data-go={index}
                aria-label={`Slide ${index + 1} of ${count}`}
              />
            ))
          : null}
        <button type="button" className={s.pause} data-pause="" aria-label="Pause the slideshow" />
      </div>
      {navigation ? (
        <button type="button" className={s.arrow} data-step="1" aria-label="Next slide">
          <Icon name="arrow" small />
        </button>
      ) : null}
    </div>
  );
}
