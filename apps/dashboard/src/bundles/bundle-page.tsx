import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { ProductState } from "../products/list/product-state.tsx";
import { useMay, useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { BundleCollections } from "./bundle-collections.tsx";
import { BundlePictures } from "./bundle-pictures.tsx";
import { BundlePrice } from "./bundle-price.tsx";
import type { Bundle } from "./bundle-query.ts";
import { PartsCard } from "./parts-card.tsx";
import { type BundleEditor, useBundleEditor } from "./use-bundle-editor.ts";

const isLive = (bundle: Bundle | null) => bundle?.state === "live" || bundle?.state === "in_review";

/** A bundle: at the left what shoppers see, at the right what it earns. */
export function BundlePage({ bundle }: { bundle: Bundle | null }) {
  const shop = useShop();
  const editor = useBundleEditor(shop.id, bundle);
  const { form, errors, change } = editor;
  const hidden = form.parts.filter(({ state }) => state !== "live" && state !== "in_review");
  return (
    <>
      <PageHeader
        isSticky
        title={bundle?.name ?? "New bundle"}
        crumbs={[{ label: "Products", href: "/products" }]}
        badges={bundle ? <ProductState state={bundle.state} /> : null}
        actions={<BundleActions bundle={bundle} editor={editor} />}
      />
      <LeaveGuard isDirty={editor.isDirty} saveLabel="Save" onSave={editor.save}>
        {bundle ? `${bundle.name} is changed and not saved.` : "This bundle is not saved."}
      </LeaveGuard>
      <Stopped bundle={bundle} hidden={hidden.map(({ name }) => name)} />
      <div className="grid items-start gap-4 max-xl:pb-16 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="flex min-w-0 flex-col gap-4">
          <PartsCard editor={editor} />
          <Card title="What shoppers see">
            <div className="flex flex-col gap-2">
              <TextField
                label="Name"
                countTo={80}
                value={form.name}
                onChange={(name) => change({ name })}
                {...(errors.name && { error: errors.name })}
              />
              <TextArea
                label="Description"
                rows={4}
                countTo={4000}
                value={form.description}
                onChange={(description) => change({ description })}
                hint="Why these belong together. An empty line starts a new paragraph."
                {...(errors.description && { error: errors.description })}
              />
            </div>
          </Card>
          <BundlePictures editor={editor} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <BundlePrice editor={editor} />
          <BundleCollections editor={editor} bundle={bundle} />
        </div>
      </div>
    </>
  );
}

/** Says why shoppers cannot buy a bundle that is on sale. */
function Stopped({ bundle, hidden }: { bundle: Bundle | null; hidden: readonly string[] }) {
  const gone = bundle?.gone ?? [];
  if (bundle?.state === "denied")
    return (
      <div className="mb-4">
        <Notice tone="danger" title="This bundle was denied">
          {bundle.denialReason} Change its name, description or pictures and save: then we look at it again.
        </Notice>
      </div>
    );
  if (!isLive(bundle) || hidden.length + gone.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" title="Shoppers cannot buy this bundle at the moment">
        {hidden.length > 0 ? `${hidden.join(", ")} ${hidden.length === 1 ? "is" : "are"} not on sale. ` : null}
        {gone.length > 0
          ? `${gone.join(", ")} ${gone.length === 1 ? "is" : "are"} not in your shop any more. Choose what takes its place and save.`
          : "Put it on sale, or choose what takes its place."}
      </Notice>
    </div>
  );
}

function BundleActions({ bundle, editor }: { bundle: Bundle | null; editor: BundleEditor }) {
  const shop = useShop();
  const mayEdit = useMay("products.edit");
  const mayPublish = useMay("products.publish");
  const { isDirty, isBusy } = editor;
  return (
    <>
      {isLive(bundle) && !isDirty ? (
        <LinkButton href={`${shop.url}product/${bundle?.urlName}/`} target="_blank" size="dense">
          See it in your shop
        </LinkButton>
      ) : null}
      {mayEdit && isDirty && bundle ? (
        <Button variant="quiet" size="dense" isDisabled={isBusy} onPress={editor.discard}>
          Discard
        </Button>
      ) : null}
      {mayEdit ? (
        <Button
          size="dense"
          variant={isLive(bundle) ? "primary" : "plain"}
          busy={isBusy}
          isDisabled={!isDirty}
          onPress={() => void editor.save()}
        >
          {isLive(bundle) ? "Save" : "Save draft"}
        </Button>
      ) : null}
      {mayPublish && !isLive(bundle) ? (
        <Button variant="primary" size="dense" isDisabled={isBusy} onPress={() => void editor.publish()}>
          Publish
        </Button>
      ) : null}
    </>
  );
}
