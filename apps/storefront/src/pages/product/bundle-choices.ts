// What the form of a bundle does with scripts: it follows the colour of each part, and adds without leaving the page.
import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { ApiFailure } from "../../state/api.ts";
import { addBundle as addToBasket } from "../../state/basket.ts";
import { money } from "../../state/money.ts";
import { showBagNotice } from "./bag-notice.tsx";

type Part = NonNullable<ProductData["parts"]>[number];

/** Shows a part in the colour that was just chosen, and which of its sizes are sold out in it. */
export function follow({ parts = [] }: ProductData, target: HTMLElement): void {
  const field = target as HTMLInputElement;
  const box = field.closest<HTMLElement>(".bundle-part");
  const part = parts[Number(box?.dataset.index)];
  if (!box || !part) return;
  clearFault(box);
  if (!field.name.startsWith("colour.")) return;
  const option = part.options.find(({ colour }) => colour === field.value);
  const picture = box.querySelector("img");
  if (picture && option?.image) picture.src = nearestSize(option.image.sizes, 240) ?? picture.src;
  const words = box.querySelector(".choice-value");
  if (words) words.textContent = field.value;
  for (const input of box.querySelectorAll<HTMLInputElement>('input[name^="size."]')) {
    const isInStock = option?.sizes.some(({ size, inStock }) => size === input.value && inStock) ?? false;
    input.disabled = !isInStock;
    if (!isInStock) input.checked = false;
    input.closest("label")?.toggleAttribute("data-sold-out", !isInStock);
  }
}

/** Adds the bundle as it is chosen; what is missing is said beside its part. */
export async function addBundle(product: ProductData, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>(".buy-button");
  if (button?.ariaBusy === "true") return;
  const fields = new FormData(form);
  const parts = product.parts ?? [];
  const isMissing = parts.map((part, index) => showMissing(form, { part, index, fields }));
  if (isMissing.some(Boolean)) {
    form
      .querySelector<HTMLElement>(".bundle-fault:not([hidden])")
      ?.closest("li")
      ?.querySelector("input:not(:disabled):not([type=hidden])")
      ?.scrollIntoView({ block: "center" });
    form
      .querySelector<HTMLInputElement>(
        ".bundle-part:has(.bundle-fault:not([hidden])) input[name^='size.']:not(:disabled)",
      )
      ?.focus();
    return;
  }
  button?.setAttribute("aria-busy", "true");
  say(form, "");
  try {
    await addChosen(product, fields);
  } catch (error) {
    say(form, error instanceof ApiFailure ? error.message : "We could not add this. Please try again.");
  } finally {
    button?.removeAttribute("aria-busy");
  }
}

async function addChosen(product: ProductData, fields: FormData): Promise<void> {
  const wanted = Number(fields.get("quantity"));
  const options = (product.parts ?? []).map(({ bundleItemId }, index) => ({
    bundleItemId,
    ...textOf(fields, `colour.${index}`, "productColor"),
    ...textOf(fields, `size.${index}`, "productSize"),
  }));
  const basket = await addToBasket(product.id, options, wanted);
  const line = basket.items.findLast((item) => item.productId === product.id);
  showBagNotice({
    name: product.name,
    detail: (line?.parts ?? [])
      .map(({ name, options: { Colour, Size } }) => [name, Colour, Size].filter(Boolean).join(", "))
      .join(" + "),
    image: line?.image ?? "",
    price: line && basket.added > 0 ? money(line.priceIncTax * basket.added, basket.totals.currency) : "",
    wanted,
    added: basket.added,
    count: basket.totals.quantity,
  });
}

const textOf = <N extends string>(fields: FormData, field: string, name: N) => {
  const value = fields.get(field);
  return (typeof value === "string" && value !== "" ? { [name]: value } : {}) as { [K in N]?: string };
};

/** Says beside a part that its size is missing; true where it is. */
function showMissing(
  form: HTMLFormElement,
  { part, index, fields }: { part: Part; index: number; fields: FormData },
): boolean {
  const box = form.querySelector<HTMLElement>(`.bundle-part[data-index="${index}"]`);
  if (!box) return false;
  const isMissing = box.querySelector(`input[name="size.${index}"]`) !== null && !fields.get(`size.${index}`);
  const fault = box.querySelector<HTMLElement>(".bundle-fault")!;
  fault.textContent = isMissing ? `Choose a size for ${part.name}.` : "";
  fault.hidden = !isMissing;
  return isMissing;
}

const clearFault = (box: HTMLElement) => {
  const fault = box.querySelector<HTMLElement>(".bundle-fault");
  if (fault) fault.hidden = true;
};

function say(form: HTMLFormElement, words: string): void {
  const message = form.querySelector<HTMLElement>(".bundle-message");
  if (!message) return;
  message.textContent = words;
  message.hidden = words === "";
}
