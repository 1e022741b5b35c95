import { TagsField } from "@selvedge/ui/choices/tags-field";
import { Card } from "@selvedge/ui/content/card";
import { useQuery } from "@tanstack/react-query";
import { collectionsQuery } from "../products/list/collections-query.ts";
import { useMay, useShop } from "../session/shop.ts";
import type { Bundle } from "./bundle-query.ts";
import type { BundleEditor } from "./use-bundle-editor.ts";

/** The collections that a bundle is in. */
export function BundleCollections({ editor, bundle }: { editor: BundleEditor; bundle: Bundle | null }) {
  const shop = useShop();
  const mayEdit = useMay("products.edit");
  const { data: collections = [] } = useQuery(collectionsQuery(shop.id));
  const byHand = collections.filter(({ rule }) => rule === null);
  const isByHand = (id: number) => byHand.some((each) => each.id === id);
  const { collectionIds } = editor.form;
  return (
    <Card title="Where it sells">
      <TagsField
        label="Collections"
        placeholder="Choose collections"
        hint={
          bundle
            ? "Automatic collections take it by themselves."
            : "Without a choice it joins all products. Automatic collections take it by themselves."
        }
        isDisabled={!mayEdit}
        options={byHand.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={collectionIds.filter(isByHand).map(String)}
        onChange={(ids) =>
          editor.change({ collectionIds: [...collectionIds.filter((id) => !isByHand(id)), ...ids.map(Number)] })
        }
      />
      <p className="text-dense text-ink-2">Shoppers find it in search, in lists, and beside what is in it.</p>
    </Card>
  );
}
