// Which of a page's panels, popups and drawers are open, by name. Source: storefront §3.11, §4.

/** Requests an element to close; the element, or a part of it, may refuse. */
export interface CloseEvent {
  readonly preventsClose?: boolean;
  readonly preventsDismissal?: boolean;
}

/** Whether each known element is open. */
export type ElementRegistry = Readonly<Record<string, boolean>>;

/** With one more element, closed. One that is known already stays as it is. */
export const registerElement = (registry: ElementRegistry, name: string): ElementRegistry =>
  Object.hasOwn(registry, name) ? registry : { ...registry, [name]: false };

/** Open. An unregistered name changes nothing. */
export const openElement = (registry: ElementRegistry, name: string): ElementRegistry => set(registry, name, true);

/** Closed, unless the event prevents closing or dismissal. */
export const closeElement = (registry: ElementRegistry, name: string, event: CloseEvent = {}): ElementRegistry =>
  event.preventsClose || event.preventsDismissal ? registry : set(registry, name, false);

/** Open where it was closed, closed where it was open. An unregistered name changes nothing. */
export const toggleElement = (registry: ElementRegistry, name: string): ElementRegistry =>
  set(registry, name, !registry[name]);

/** All closed; no element can prevent it. */
export const closeAllElements = (registry: ElementRegistry): ElementRegistry =>
  Object.fromEntries(Object.keys(registry).map((name) => [name, false]));

/** Changes nothing for an unregistered name. */
const set = (registry: ElementRegistry, name: string, isOpen: boolean): ElementRegistry =>
  Object.hasOwn(registry, name) ? { ...registry, [name]: isOpen } : registry;
