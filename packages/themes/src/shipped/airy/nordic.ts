import type { ShippedTheme } from "../../theme.ts";
import { shopTheme } from "../shop-theme.ts";

/** As it came first; shops that chose it then keep it until they take the newer one. */
const first = shopTheme({
  name: "nordic",
  title: "Nordic",
  character: "Cool, level, quiet",
  heading: "Hanken Grotesk",
  body: "Hanken Grotesk",
  density: "airy",
  palette: {
    page: "#f5f6f4",
    surface: "#e4e9e8",
    ink: "#1e2a32",
    primary: "#2f4a5a",
    onPrimary: "#ffffff",
    accent: "#b24a2a",
    onAccent: "#ffffff",
  },
  properties: {
    "quote.style": "start",
    "image.shadow": "soft",
    "heading.weight": 600,
    "heading.tracking": -0.02,
    "heading.size": 38,
    "heading.display.size": 66,
    "heading.display.small": 42,
    "heading.display.line": 1,
    "heading.display.tracking": -0.036,
    "image.treatment": "tint",
    "image.border.radius": 4,
    "button.border.radius": 4,
    "banner.background.color": "#c5d2d9",
    "banner.background.end": "#e9e4da",
    "card.ground.one": "#dde4e5",
    "card.ground.two": "#d3dde3",
    "card.ground.three": "#e3e5dd",
    "card.ground.four": "#e9e1d7",
    "card.sale.color": "#a5401f",
    "tag.sale.color": "#a0361a",
    "feature.icon.color": "#b24a2a",
    "border.color": "#d9dedd",
    "form.background.color": "#ffffff",
    "footer.background.color": "#1e2a32",
  },
});

/** Finer lines were lost on pale screens, and icons in strips were just above what can be made out. */
export const nordic: ShippedTheme = {
  ...first,
  version: 2,
  properties: {
    ...first.properties,
    "text.line": 1.65,
    "border.color": "#cfd6d5",
    "feature.icon.color": "#a5401f",
  },
  former: [{ version: 1, properties: first.properties }],
};
