/** A stored picture as the design needs to know it. `href` is where its pixels are, when they are at hand. */
export interface Asset {
  readonly sha256: string;
  readonly mime: "image/png" | "image/jpeg";
  readonly widthPx: number;
  readonly heightPx: number;
  readonly hasAlpha: boolean;
  readonly href?: string;
}

/** Assets by their id. */
export type AssetTable = Readonly<Record<string, Asset | undefined>>;

/** A table of the assets given, later ones winning. */
export function assetTable(assets: Iterable<Asset>): AssetTable {
  return Object.fromEntries(Array.from(assets, (asset) => [asset.sha256, asset]));
}

/** The asset with this id, or null; inherited names such as `constructor` are not assets. */
export function findAsset(assets: AssetTable, assetId: string): Asset | null {
  return (Object.hasOwn(assets, assetId) && assets[assetId]) || null;
}
