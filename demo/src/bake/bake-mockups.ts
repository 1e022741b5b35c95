import { mkdir, rm, writeFile } from "node:fs/promises";
import { renderMockup } from "@selvedge/print/mockup";
import { shopLook } from "@selvedge/print/render-key";
import { mockupFile, mockupFolder, namesIn } from "../files.ts";
import type { DemoProduct, DemoShop } from "../kinds.ts";
import { mockupsOf } from "../mockups-of.ts";
import { storedScene } from "../stored-scene.ts";

/** Renders the first picture of every product where it is missing, and removes pictures that no product uses any more. */
export async function bakeMockups(shops: readonly DemoShop[]): Promise<void> {
  await mkdir(mockupFolder, { recursive: true });
  const there = new Set(namesIn(mockupFolder));
  const wanted = new Set<string>();
  for (const shop of shops) {
    for (const product of shop.products)
      for (const file of await bakeProduct(shop.label, product, there)) wanted.add(file);
  }
  for (const file of there) if (!wanted.has(file)) await rm(new URL(file, mockupFolder));
}

async function bakeProduct(label: string | null, product: DemoProduct, there: ReadonlySet<string>): Promise<string[]> {
  const { scene, load } = await storedScene(product);
  const [first] = mockupsOf(product, scene);
  if (!first) return [];
  const files = shopLook.widthsPx.map((width) => mockupFile(label, first, first.renderKey, width));
  if (files.every((file) => there.has(file))) return files;
  const { view, hex, side } = first;
  const drawn = await renderMockup({ view, hex, side, scene, loadAsset: load, ...shopLook, effort: 4 });
  if (!drawn.ok) throw new Error(`${product.name}: ${drawn.code}`);
  for (const [index, { bytes }] of drawn.images.entries()) await writeFile(new URL(files[index]!, mockupFolder), bytes);
  console.log(`drew ${files[0]}`);
  return files;
}
