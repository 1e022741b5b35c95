import { createSlideshow, followHeight, type Slideshow } from "@selvedge/browser/interface/slideshow";
import { browserTimers } from "./browser-timers.ts";

/** Moves a slideshow on, shows its controls, and holds it while the visitor is at it, has paused it, or looks elsewhere. */
export function startSlideshow(element: HTMLElement): void {
  const track = element.querySelector<HTMLElement>("[data-track]")!;
  const controls = element.querySelector<HTMLElement>("[data-controls]")!;
  const slides = [...track.children] as HTMLElement[];
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const { speed, mode } = element.dataset;
  let isStopped = lessMotion.matches;
  let isHeld = false;
  let target: number | null = null;

  const show: Slideshow = createSlideshow({
    timers: browserTimers,
    count: slides.length,
    intervalMs: Number(speed),
    ...(mode === "random" ? { random: Math.random } : {}),
    show: (index) => {
      if (!element.isConnected) return show.stop();
      target = index;
      const to = slides[index]!;
      followHeight(browserTimers, (height) => (track.style.height = height), {
        from: track.clientHeight,
        to: to.firstElementChild?.clientHeight ?? to.clientHeight,
      });
      track.scrollTo({ left: to.offsetLeft - track.offsetLeft, behavior: lessMotion.matches ? "instant" : "smooth" });
      mark();
    },
    preload: (index) => {
      for (const picture of slides[index]!.querySelectorAll("img")) picture.loading = "eager";
    },
  });

  const hold = () => show.setPaused(isStopped || isHeld || document.hidden);
  const pause = controls.querySelector<HTMLElement>("[data-pause]")!;

  function mark(): void {
    for (const dot of controls.querySelectorAll<HTMLElement>("[data-go]"))
      dot.ariaCurrent = Number(dot.dataset.go) === show.current() ? "true" : null;
    for (const [index, slide] of slides.entries()) slide.inert = index !== show.current();
    pause.toggleAttribute("data-paused", isStopped);
    pause.ariaLabel = isStopped ? "Play the slideshow" : "Pause the slideshow";
  }

  controls.addEventListener("click", ({ target: pressed }) => {
    const { step, go, pause: isPause } = (pressed as Element).closest<HTMLElement>("button")?.dataset ?? {};
    if (step) show.step(Number(step) as 1 | -1);
    if (go) show.go(Number(go));
    if (isPause !== undefined) isStopped = !isStopped;
    hold();
    mark();
  });
  for (const [event, held] of [
    ["pointerenter", true],
    ["pointerleave", false],
    ["focusin", true],
    ["focusout", false],
  ] as const)
    element.addEventListener(event, () => {
      isHeld = held;
      hold();
    });
  document.addEventListener("visibilitychange", hold);
  // A swipe ends at a slide that nobody asked for by name.
  track.addEventListener("scrollend", () => {
    const index = Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
    if (target !== index && index !== show.current()) show.moved(index);
    target = null;
    mark();
  });
  controls.hidden = false;
  hold();
  mark();
}
