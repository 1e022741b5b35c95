/**
 * A question that may hold a navigation back, such as "leave without saving?". Every page carries this place for it; the
 * question itself comes with the page that has something to lose.
 */
export const pause: { held: (event: NavigateEvent) => boolean } = { held: () => false };
