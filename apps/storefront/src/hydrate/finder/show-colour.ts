// A colour on a card: its picture, and the address that the card leads to. Nothing around the card moves.
import { renditionSet, storedImage } from "@selvedge/browser/images/rendition-set";
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { productOf } from "./fetch-product.ts";

/** Shows a card in the colour of one of its swatches. Rejects where the product cannot be fetched. */
export async function showColour(swatch: HTMLAnchorElement): Promise<void> {
  const card = swatch.closest<HTMLElement>("[data-product]");
  const colour = swatch.dataset.swatch;
  if (!card || !colour) return;
  const { options } = await productOf(card);
  const option = options.find((each) => each.colour === colour);
  for (const other of card.querySelectorAll("[data-swatch]")) other.removeAttribute("aria-current");
  swatch.setAttribute("aria-current", "true");
  card.dataset.colour = colour;
  for (const link of card.querySelectorAll<HTMLAnchorElement>(":is(h2, h3) a, a[data-quick-add]"))
    link.href = swatch.getAttribute("href")!;
  const image = option?.images.find(({ side }) => side === "front") ?? option?.images[0];
  const tile = card.querySelector<HTMLElement>("[data-part=tile]");
  if (image && tile) showPicture(tile, image);
}

type Image = ProductData["options"][number]["images"][number];

function showPicture(tile: HTMLElement, { sizes, altText }: Image) {
  const picture = tile.querySelector("img");
  const [width, widest] = Object.entries(sizes).at(-1) ?? [];
  if (!picture || !width || !widest) return;
  const plain = Object.entries(sizes)
    .map(([px, address]) => `${address} ${px}w`)
    .join(", ");
  const stored = storedImage(widest);
  for (const source of tile.querySelectorAll("source"))
    source.srcset = stored && source.type === "image/avif" ? renditionSet(stored, "avif", Number(width)) : plain;
  if (picture.hasAttribute("srcset")) picture.srcset = plain;
  picture.loading = "eager";
  picture.src = widest;
  picture.alt = altText;
}
