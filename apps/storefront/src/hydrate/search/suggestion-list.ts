// The list of suggestions: words to go on with, collections and pages, products, and the way to all results. Each is a link,
// and the choices of one listbox (ARIA 1.2 combobox).
import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { FrozenRate } from "@selvedge/domain/currency/convert-price";
import { markedParts } from "@selvedge/domain/search/marked-parts";
import { shownMoney } from "../../state/money.ts";
import { make } from "./make.ts";
import type { Suggestions } from "./suggestions.ts";

/** Of a file that is sharp at 48 px on a phone. */
const pictureWidthPx = 160;

type Product = Suggestions["products"][number];

interface ListLook {
  /** Names each choice. */
  readonly id: string;
  /** At which prices are shown, where their visitor chose another currency. */
  readonly rate: FrozenRate | undefined;
}

export const searchPath = (asked: string): string => `/search/?${new URLSearchParams({ q: asked })}`;

/** The groups of a list in the order in which the arrows pass them; empty groups are left out. */
export function suggestionGroups(found: Suggestions, { id, rate }: ListLook): HTMLElement[] {
  const { asked, instead, completions, others, products, total } = found;
  const words = instead ? [instead] : completions;
  let count = 0;
  const option = (href: string, look: string, ...children: (Node | string)[]) =>
    make("a", { role: "option", id: `${id}-${count++}`, href, tabindex: "-1", "data-look": look }, ...children);
  const group = (title: string, name: string, options: HTMLElement[]) =>
    options.length === 0
      ? []
      : [
          make(
            "div",
            { role: "group", "aria-label": title, "data-group": name },
            make("span", { "aria-hidden": "true" }, title),
            ...options,
          ),
        ];
  return [
    ...group(
      instead ? "Did you mean" : "Suggestions",
      "words",
      words.map((text) => option(searchPath(text), "words", ...marked(text, asked))),
    ),
    ...group(
      "Collections and pages",
      "links",
      others.map(({ title, url }) => option(url, "link", ...marked(title, asked))),
    ),
    ...group(
      "Products",
      "products",
      products.map((product) =>
        option(`/product/${product.urlName}/`, "product", ...productParts(product, asked, rate)),
      ),
    ),
    ...group(
      "Everything",
      "all",
      total === 0 ? [] : [option(searchPath(asked), "all", total === 1 ? "The one result" : `All ${total} results`)],
    ),
  ];
}

/** What stands over a list: which words were looked for, or that there is nothing. */
export function noteOf({ asked, spelled, total }: Suggestions): string {
  if (total === 0) return `Nothing is called “${asked}”.`;
  return spelled ? `Nothing is called “${asked}”. Showing “${spelled}”.` : "";
}

const marked = (text: string, asked: string): (Node | string)[] =>
  markedParts(text, asked).map(({ text: part, isMarked }) => (isMarked ? make("strong", {}, part) : part));

function productParts(product: Product, asked: string, rate: FrozenRate | undefined) {
  const { name, image, blankName, price, salePrice, onSale, isFrom, currency } = product;
  const src = image === null ? undefined : nearestSize(image.sizes, pictureWidthPx);
  const now = onSale && salePrice !== null ? salePrice : price;
  return [
    make(
      "span",
      { class: "suggestion-picture" },
      ...(src ? [make("img", { src, alt: "", width: "48", height: "48" })] : []),
    ),
    make(
      "span",
      { class: "suggestion-name" },
      make("span", {}, ...marked(name, asked)),
      make("span", { class: "suggestion-detail" }, blankName),
    ),
    make("span", { class: "suggestion-price" }, `${isFrom ? "From " : ""}${shownMoney(now, currency, rate)}`),
  ];
}
