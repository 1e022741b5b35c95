// A template as it is edited: a product's or a collection's own page in its draft's layout, or the home page with the draft of
// the header or footer around it. `of` names the product or collection that is looked at.
import { readDivision } from "@selvedge/db/read-division";
import { isAroundPages, type TemplateName } from "@selvedge/domain/templates/template-names";
import type { NeedData } from "@selvedge/pages/needs";
import { sampleOf } from "../../../modules/site/pages/index.ts";
import type { Loaded, LoadedPage, Visit } from "../../visit.ts";
import { collectionPage } from "../collection.ts";
import { productPage } from "../product/product.ts";
import type { Shown, StoreDocument } from "../store-document.ts";
import { templateData } from "./laid-out.ts";

interface Edited {
  /** The template's own blocks, for a shop that has no page to show it with. */
  readonly bare: LoadedPage<"store">;
  readonly name: TemplateName;
  readonly document: StoreDocument;
  readonly shown: Shown;
  readonly needs: NeedData;
  readonly isNative: boolean;
}

/** The page that shows a template's draft; its own blocks alone where the shop has nothing that it could be shown with. */
export async function templatePreview(
  visit: Visit,
  { name, document, shown, needs, isNative, bare }: Edited,
  home: () => Promise<Loaded>,
): Promise<LoadedPage> {
  if (isAroundPages(name)) {
    const found = await home();
    const page = found.kind === "page" ? found : { ...bare, data: { ...bare.data, blocks: [] } };
    return { ...page, around: { [name]: shown.blocks } };
  }
  const template = templateData(document, shown, { needs, ...(isNative ? {} : { mode: "preview" as const }) });
  const laid = { template, tags: [], changesAtMs: null, copy: null };
  const kind = name === "product" ? "product" : "collection";
  const urlName = await sample(visit, kind);
  if (urlName === null) return bare;
  const asked = { ...visit, query: new URLSearchParams(), params: { [kind]: urlName } };
  const loaded = await (kind === "product" ? productPage(asked, laid) : collectionPage(asked, laid));
  return loaded.kind === "page" ? loaded : bare;
}

const sample = ({ platform, division, query }: Visit, kind: "product" | "collection") =>
  readDivision(platform.pools.web, division.id, (db) => sampleOf(db, division.id, kind, query.get("of")));
