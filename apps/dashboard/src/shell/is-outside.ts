/** Whether an address leads out of the dashboard: it names its scheme or host. */
export const isOutside = (href: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
