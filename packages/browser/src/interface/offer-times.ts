import type { Timers } from "./timers.ts";

/** Times of the offer to join a shop's list, in ms. Source: storefront §4, §9. */
export const offerTimesMs = {
  /** Nobody is asked earlier after the page has loaded. */
  least: 30_000,
  /** Until it is looked again whether something is in the way. */
  again: 5_000,
} as const;

export interface OfferParts {
  readonly timers: Timers;
  /** It is shown as soon as the time has passed. Otherwise a trigger has to say so. */
  readonly isTimed: boolean;
  /** Nobody is interrupted in what they type or read, nor offered twice. */
  readonly mayShow: () => boolean;
  readonly show: () => void;
}

export interface OfferTrigger {
  /** Something happened that passes at once, such as leaving: shown now or not for this time. */
  happened(): void;
  /** Something is true from now on: shown once the time has passed and nothing is in the way. */
  holds(): void;
}

/**
 * When the offer is shown, once: 30 s after the page has loaded, or when its trigger flips to true later than that. What only
 * happened in the first 30 s counts for nothing. Source: storefront §4 "Subscriber offer".
 */
export function createOfferTimes({ timers, isTimed, mayShow, show }: OfferParts): OfferTrigger {
  let isTime = false;
  let isWanted = isTimed;
  let isShown = false;

  const showOnce = () => {
    isShown = true;
    show();
  };

  function look(): void {
    if (isShown) return;
    if (mayShow()) showOnce();
    else timers.set(look, offerTimesMs.again);
  }

  timers.set(() => {
    isTime = true;
    if (isWanted) look();
  }, offerTimesMs.least);

  return {
    happened: () => {
      if (isTime && !isShown && mayShow()) showOnce();
    },
    holds: () => {
      if (isWanted) return;
      isWanted = true;
      if (isTime) look();
    },
  };
}
