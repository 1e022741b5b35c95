import type { ShippedTheme } from "../theme.ts";

/**
 * The platform's own look on its main site: cotton surfaces, indigo for action, the thread as the one second colour. The
 * others change only the main colour and the colours of page and menu; what must follow, follows.
 */
export const light: ShippedTheme = {
  name: "light",
  title: "Selvedge light",
  character: "A well-run workshop",
  family: "brand",
  extends: "base",
  properties: {
    "primary.color": "#2b3a8c",
    "primary.hover": "#222f73",
    "primary.font": "Newsreader",
    "banner.font": "Newsreader",
    "text.font": "Inter",
    "text.color": "#1b1d22",
    "text.muted": "#565b66",
    "accent.color": "#c8322b",
    "page.background.color": "#faf9f6",
    "box.background.color": "#f3f1ec",
    "border.color": "#e4e1da",
    "menu.background.color": "#faf9f6",
    "heading.weight": 480,
    "heading.tracking": -0.022,
    "heading.size": 42,
    "heading.line": 1.12,
    "heading.display.size": 72,
    "heading.display.small": 46,
    "heading.display.line": 1.02,
    "heading.display.tracking": -0.022,
    "page.width": 1200,
    "page.rhythm": 4,
    "image.border.radius": 10,
    "button.border.radius": 6,
    "feature.icon.color": "#2b3a8c",
    "card.sale.color": "#b42318",
    "tag.sale.color": "#b42318",
    "form.background.color": "#ffffff",
    "form.border.color": "#8e897d",
    "footer.background.color": "#faf9f6",
  },
};

export const pro: ShippedTheme = {
  name: "pro",
  title: "Selvedge pro",
  character: "The same workshop, darker cloth",
  family: "brand",
  extends: "light",
  properties: {
    "primary.color": "#1f2a6b",
    "primary.hover": "#182156",
    "page.background.color": "#ffffff",
    "menu.background.color": "#1f2a6b",
  },
};

export const dark: ShippedTheme = {
  name: "dark",
  title: "Selvedge dark",
  character: "The workshop after hours",
  family: "brand",
  extends: "light",
  properties: {
    "primary.color": "#93a4ff",
    "primary.hover": "#aab7ff",
    "accent.color": "#e2564f",
    "page.background.color": "#121418",
    "menu.background.color": "#121418",
    "text.color": "#ecedef",
    "text.muted": "#a7adb8",
    "box.background.color": "#1a1d23",
    "border.color": "#2a2e37",
    "feature.icon.color": "#93a4ff",
    "feature.panel.color": "#1e2440",
    "card.sale.color": "#f0776c",
    "tag.sale.color": "#f0776c",
    "form.background.color": "#1a1d23",
    "form.border.color": "#6b7382",
    "footer.background.color": "#0e1014",
    "tag.background.color": "#1a1d23",
  },
};

export const proDark: ShippedTheme = {
  name: "pro-dark",
  title: "Selvedge pro dark",
  character: "The workshop after hours, deeper indigo",
  family: "brand",
  extends: "dark",
  properties: {
    "primary.color": "#aab7ff",
    "primary.hover": "#c2cbff",
    "page.background.color": "#0e1014",
    "menu.background.color": "#141a3a",
  },
};
