import { expect, test } from "vitest";
import { renamedSettings } from "./renamed-settings.ts";

const names = { from: "Harbour Tea", to: "Harbour House" };
const first = {
  logo: { svg: "", text: "Harbour Tea", tagline: "Since 1794" },
  company: { name: "Harbour Tea", phone: "1" },
  footer: { columns: [], smallPrint: "© 2026 Harbour Tea. Prices include VAT." },
  menu: [],
};

test("a shop's new name stands wherever its settings name it, and all else stays", () => {
  expect(renamedSettings(first, names)).toEqual({
    logo: { svg: "", text: "Harbour House", tagline: "Since 1794" },
    company: { name: "Harbour House", phone: "1" },
    footer: { columns: [], smallPrint: "© 2026 Harbour House. Prices include VAT." },
    menu: [],
  });
});

test.each(["Made with tea by Harbour Tea.", "© 2026 Harbour Teapots. All rights reserved.", ""])(
  "a small print of one's own stays: “%s”",
  (smallPrint) => {
    expect(renamedSettings({ footer: { smallPrint } }, names).footer).toEqual({ smallPrint });
  },
);

test("settings that were never stored get the name alone", () => {
  expect(renamedSettings(null, names)).toEqual({ logo: { text: "Harbour House" }, company: { name: "Harbour House" } });
});
