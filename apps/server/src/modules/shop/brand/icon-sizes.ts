/** The icons that a shop has as PNG, by their names, in pixels; a full one fills its square for phones that cut it. */
export const iconSizes = {
  "apple-touch-icon": { sidePx: 180, isFull: true },
  "icon-192": { sidePx: 192, isFull: false },
  "icon-512": { sidePx: 512, isFull: false },
  "icon-maskable-512": { sidePx: 512, isFull: true },
} as const;

export type IconName = keyof typeof iconSizes;

/** The path of an icon on the shop's own host. */
export const iconPath = (name: IconName): string => `/${name}.png`;
