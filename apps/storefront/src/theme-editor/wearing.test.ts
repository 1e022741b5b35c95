import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wearing } from "./wearing.ts";

/** What was written on the root element, in order, and the rules that stand beside the document's own. */
let written: string[];
let sheets: { rules: string[]; replaceSync: (text: string) => void }[];
const attributes = new Map<string, string>();
/** What fades: what did so before, and what begins to with a variable. */
let fades: Fade[];

class Fade {
  isOver = false;
  finish() {
    this.isOver = true;
  }
}

beforeEach(() => {
  written = [];
  fades = [];
  attributes.clear();
  class Sheet {
    rules: string[] = [];
    replaceSync(text: string) {
      this.rules.push(text);
    }
  }
  vi.stubGlobal("CSSStyleSheet", Sheet);
  vi.stubGlobal("CSSTransition", Fade);
  const own = new Sheet();
  sheets = [own];
  vi.stubGlobal("document", {
    getAnimations: () => [...fades, { finish: () => expect.fail("It is no transition.") }],
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
          fades = [...fades, new Fade()];
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
  expect(sheets.map(({ rules }) => rules)).toEqual([[], []]);
});

test("a theme says of the root what themes say, and nothing else", () => {
  wearing()({ vars: {}, attributes: { "data-theme-menu": "label", onclick: "alert(1)", "data-layout": "tool" } });
  expect([...attributes]).toEqual([["data-theme-menu", "label"]]);
});

test("faces are replaced where they are others, beside the document's own rules", () => {
  const wear = wearing();
  for (const faces of ["@font-face{}", "@font-face{}", undefined, ""])
    wear({ vars: {}, ...(faces === undefined ? {} : { faces }) });
  expect(sheets.map(({ rules }) => rules)).toEqual([[], ["@font-face{}", ""]]);
});

test("what fades to a colour that is tried is there at once, and what fades under a pointer goes on", () => {
  const underPointer = new Fade();
  fades = [underPointer];
  wearing()({ vars: { "--t-text-color": "#111" } });
  expect(fades.map(({ isOver }) => isOver)).toEqual([false, true]);
});
