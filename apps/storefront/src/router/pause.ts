/**
 * A hook that may hold a navigation, such as "leave without saving?". Every page has this hook; the dialog itself is
 * loaded with the page that has unsaved work.
 */
export const pause: { held: (event: NavigateEvent) => boolean } = { held: () => false };
