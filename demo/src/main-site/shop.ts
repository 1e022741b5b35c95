import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import type { DemoShop } from "../kinds.ts";
import { item, links } from "../menu.ts";
import { pages } from "./pages.ts";

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2b3a8c"/><path d="M0 4l32 28M0 12l24 20M0 20l14 12M8 0l24 20M16 0l16 14" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><rect x="22" width="3" height="32" fill="#fff"/><rect x="26" width="3" height="32" fill="#c8322b"/></svg>`;

/** The platform's own site: what it does, what it costs, and the way in. */
export const mainSite: DemoShop = {
  label: null,
  name: "Selvedge",
  code: "SV",
  supportEmail: "help@selvedge.test",
  theme: { extends: "light" },
  settings: () => ({
    logo: { svg: mark, text: "Selvedge", tagline: "" },
    announcement: { text: "", linkText: "", href: "" },
    menu: [item("What we print", "/what-we-print/"), item("Prices", "/prices/"), item("Start your shop", "/sign-up/")],
    footer: {
      columns: [
        {
          title: "Selvedge",
          items: links(
            ["What we print", "/what-we-print/"],
            ["Prices", "/prices/"],
            ["For busy shops", "/busy-shops/"],
          ),
        },
        {
          title: "Shops",
          items: links(["Start your shop", "/sign-up/"], ["Sign in", "/login/"], ["Dashboard", "/dashboard/"]),
        },
      ],
      legal: [...legalLinks],
      smallPrint: "© 2026 Selvedge. Printed in Telford, Shropshire.",
    },
    company: {
      name: "Selvedge",
      lines: ["Design it, sell it, and we make it."],
      phone: "",
      email: "help@selvedge.test",
    },
    social: [],
    favouritesEnabled: false,
    promises: [],
  }),
  collections: [],
  products: [],
  pages,
};
