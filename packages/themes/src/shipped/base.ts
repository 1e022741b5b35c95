import type { ShippedTheme } from "../theme.ts";

/** What a shop looks like before it chooses: the specified defaults, and all that follows from them (storefront §3.5). */
export const base: ShippedTheme = {
  name: "base",
  title: "Base",
  character: "The starting point every theme builds on",
  family: "shop",
  extends: null,
  properties: {
    "primary.color": "#86b302",
    "primary.font": "Lato",
    "text.font": "Lato",
    "banner.font": "Lato",
    "text.color": "#222222",
    "page.background.color": "#ffffff",
    "image.border.radius": 4,
    "button.border.radius": 4,
    "footer.visible": true,
  },
};
