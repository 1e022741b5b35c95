import type { Scene } from "@selvedge/design/scene";
import type { DemoProduct } from "./kinds.ts";
import { sceneOf } from "./scene-of.ts";
import { type BakedArtwork, bakedArtwork } from "./stored-artwork.ts";

type Design = Pick<DemoProduct, "blank" | "artworks" | "back">;

export interface StoredScene {
  readonly scene: Scene;
  readonly artworks: readonly BakedArtwork[];
  /** Bytes of the drawings that the design names. */
  readonly load: (assetId: string) => Promise<Buffer | null>;
}

/** The design of a product over the drawings that lie ready. */
export async function storedScene(product: Design): Promise<StoredScene> {
  const names = [...product.artworks, ...(product.back ? [product.back] : [])];
  const baked = new Map<string, BakedArtwork>(
    await Promise.all(names.map(async (name) => [name, await bakedArtwork(name)] as const)),
  );
  const artworks = [...baked.values()];
  return {
    scene: sceneOf(product, (name) => baked.get(name)!),
    artworks,
    load: async (assetId) => artworks.find((artwork) => artwork.sha256 === assetId)?.bytes ?? null,
  };
}
