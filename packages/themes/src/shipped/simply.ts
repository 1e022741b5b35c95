import { shopTheme } from "./shop-theme.ts";

export const simply = shopTheme({
  name: "simply",
  title: "Simply",
  character: "The plain good default",
  heading: "Lato",
  body: "Lato",
  palette: {
    page: "#ffffff",
    surface: "#f2f4f3",
    ink: "#222222",
    primary: "#466b00",
    onPrimary: "#ffffff",
    accent: "#86b302",
    onAccent: "#222222",
  },
  properties: {
    "heading.weight": 700,
    "heading.tracking": -0.01,
    "heading.display.size": 62,
    "heading.display.small": 40,
    "heading.display.tracking": -0.015,
    "image.treatment": "plain",
    "image.border.radius": 4,
    "button.border.radius": 4,
    "card.sale.color": "#b3261e",
    "tag.sale.color": "#b3261e",
    "footer.background.color": "#222222",
  },
});
