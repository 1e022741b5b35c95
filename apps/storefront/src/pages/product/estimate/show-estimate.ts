// The delivery to another country, on the page that asks for it. Loaded when a country is asked for.
import type { PageAnswer, ShopFrame } from "@selvedge/contracts/pages/page-data";
import { deliveryCountryCookie } from "@selvedge/domain/shipping/delivery-country";
import { showSnackbar } from "../../../hydrate/snackbar.ts";
import { deliveryWords } from "../../../parts/delivery/delivery-words.ts";

/** Writes the delivery to the chosen country into the note above; the choice is remembered by the server's cookie. */
export async function showEstimate(box: Element, shop: ShopFrame): Promise<void> {
  const [select, button] = [box.querySelector("select")!, box.querySelector<HTMLElement>("[data-estimate]")!];
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  try {
    const answer = await fetch(`/_page${location.pathname}?country=${select.value}`, {
      headers: { Accept: "application/json" },
    });
    const { data } = (await answer.json()) as PageAnswer<"product">;
    if (!data?.delivery) throw new Error("Nothing is delivered there.");
    const { days, way } = deliveryWords(data.delivery, shop.currency);
    const [first, second] = box.querySelectorAll(".delivery-note p");
    first!.textContent = days;
    second!.textContent = way;
  } catch (error) {
    console.error(error);
    const text = "We could not work out the delivery. Please try again.";
    showSnackbar({ code: "delivery-estimate", tone: "failed", text });
  } finally {
    button.ariaBusy = null;
  }
}

/** The same for the country that was asked for on an earlier page; nothing where none was. */
export async function showRemembered(box: Element | null, shop: ShopFrame): Promise<void> {
  const [, code] = new RegExp(`(?:^|; )${deliveryCountryCookie}=(\\w\\w)`).exec(document.cookie) ?? [];
  const select = box?.querySelector("select");
  if (!code || !box || !select || select.value === code || new URLSearchParams(location.search).has("country")) return;
  select.value = code;
  if (select.value !== code) return;
  box.querySelector("details")!.open = true;
  await showEstimate(box, shop);
}
