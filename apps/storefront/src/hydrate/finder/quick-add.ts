// The sizes of a product on its card, and the way into the basket from there.
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { ApiFailure } from "../../state/api.ts";
import { shortMajorMoney } from "../../state/money.ts";
import { make } from "../search/make.ts";
import { showSnackbar } from "../snackbar.ts";
import { productOf } from "./fetch-product.ts";
import "./quick-add.css";

/** Closes the sizes that are open; the focus goes back to where they were opened if they had it. */
let close: ((hasFocus: boolean) => void) | null = null;

/** Opens the sizes of a card's product; one in a single size is added at once. Rejects where it cannot be fetched. */
export async function openQuickAdd(way: HTMLAnchorElement): Promise<void> {
  close?.(false);
  way.setAttribute("aria-busy", "true");
  const product = await productOf(way).finally(() => way.removeAttribute("aria-busy"));
  // What is printed on it is typed on its page.
  if (product.personalisation) return location.assign(way.href);
  const card = way.closest<HTMLElement>("[data-product]");
  const wanted =
    card?.dataset.colour ?? card?.querySelector<HTMLElement>("[data-swatch][aria-current]")?.dataset.swatch;
  const option =
    product.options.find(({ colour }) => colour === (wanted ?? product.defaultColour)) ?? product.options[0];
  const place = way.closest<HTMLElement>("[data-quick-place]");
  if (!option || !place) throw new Error("There is nothing to choose.");
  const only = option.sizes.length === 1 ? option.sizes[0]! : null;
  if (only?.inStock) return add(way, product, only.variantId);
  show({ way, place, product, option });
}

interface Open {
  way: HTMLAnchorElement;
  place: HTMLElement;
  product: ProductData;
  option: ProductData["options"][number];
}

function show({ way, place, product, option }: Open) {
  const sizes = option.sizes.map(({ size, variantId, inStock, price, currency }) => {
    const button = make("button", { type: "button", ...(inStock ? {} : { disabled: "" }) }, size);
    if (price !== undefined && currency) button.append(make("small", {}, shortMajorMoney(price, currency)));
    if (!inStock) button.append(make("span", { class: "visually-hidden" }, " is sold out"));
    button.addEventListener("click", () => void add(button, product, variantId).then(() => close?.(false)));
    return button;
  });
  const panel = make(
    "div",
    { class: "quick-add", role: "group", "aria-label": `Add ${product.name} in ${option.colour}` },
    make("p", {}, make("strong", {}, `Add in ${option.colour}`), make("span", {}, "Choose a size")),
    make("div", { class: "quick-add-sizes" }, ...sizes),
  );
  const outside = ({ target }: Event) => {
    if (target instanceof Node && !panel.contains(target) && !way.contains(target)) close?.(false);
  };
  close = (hasFocus) => {
    close = null;
    panel.remove();
    way.hidden = false;
    for (const use of ["pointerdown", "focusin"]) document.removeEventListener(use, outside);
    if (hasFocus) way.focus();
  };
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close?.(true);
  });
  way.hidden = true;
  place.append(panel);
  sizes.find((button) => !button.hasAttribute("disabled"))?.focus();
  for (const use of ["pointerdown", "focusin"]) document.addEventListener(use, outside);
}

/** Adds one piece and shows the basket's answer, as the product's page does. */
async function add(pressed: HTMLElement, product: ProductData, variantId: string): Promise<void> {
  if (pressed.ariaBusy === "true") return;
  pressed.ariaBusy = "true";
  try {
    const { addWithNotice } = await import("../../pages/product/add-with-notice.ts");
    await addWithNotice(product, variantId, 1);
  } catch (error) {
    const text = error instanceof ApiFailure ? error.message : "We could not add this. Please try again.";
    showSnackbar({ code: "quick-add", text, tone: "failed" });
  } finally {
    pressed.ariaBusy = null;
  }
}
