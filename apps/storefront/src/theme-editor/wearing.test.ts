import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wearing } from "./wearing.ts";

/** What was written on the root element, in order, and the rules that stand beside the document's own. */
let written: string[];
let sheets: { rules: string[]; replaceSync: (text: string) => void }[];
const attributes = new Map<string, string>();

beforeEach(() => {
  written = [];
  attributes.clear();
  class Sheet {
    rules: string[] = [];
    replaceSync(text: string) {
      this.rules.push(text);
    }
  }
  vi.stubGlobal("CSSStyleSheet", Sheet);
  const own = new Sheet();
  sheets = [own];
  vi.stubGlobal("document", {
    get adoptedStyleSheets() {
      return sheets;
    },
    set adoptedStyleSheets(next) {
      sheets = next;
    },
    documentElement: {
      style: {
        setProperty(name: string, value: string) {
          written.push(`${name}: ${value}`);
        },
      },
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a tried theme's variables are written on the root itself, each once for as long as it stays", () => {
  const wear = wearing();
  wear({ vars: { "--t-text-color": "#111", "--t-page-gap": "16" } });
  wear({ vars: { "--t-text-color": "#222", "--t-page-gap": "16" } });
  wear({ vars: { "--t-text-color": "#222", "--t-page-gap": "16" } });
  expect(written).toEqual(["--t-text-color: #111", "--t-page-gap: 16", "--t-text-color: #222"]);
  expect(sheets.slice(0, 2).map(({ rules }) => rules)).toEqual([[], []]);
});

test("a theme says of the root what themes say, and nothing else", () => {
  wearing()({ vars: {}, attributes: { "data-theme-menu": "label", onclick: "alert(1)", "data-layout": "tool" } });
  expect([...attributes]).toEqual([["data-theme-menu", "label"]]);
});

test("faces are replaced where they are others, beside the document's own rules", () => {
  const wear = wearing();
  for (const faces of ["@font-face{}", "@font-face{}", undefined, ""])
    wear({ vars: {}, ...(faces === undefined ? {} : { faces }) });
  expect(sheets.slice(0, 2).map(({ rules }) => rules)).toEqual([[], ["@font-face{}", ""]]);
});

test("nothing of the page fades from one look to the next", () => {
  wearing()({ vars: { "--t-text-color": "#111" } });
  expect(sheets.at(-1)?.rules).toEqual([expect.stringMatching(/^\*.*transition: none !important/)]);
});
