import { findBlank } from "@selvedge/garments/blanks";
import { Button } from "@selvedge/ui/button";
import { Card } from "@selvedge/ui/card";
import { ConfirmDialog } from "@selvedge/ui/confirm-dialog";
import { atFoot } from "@selvedge/ui/foot-room";
import { IconButton } from "@selvedge/ui/icon-button";
import { LinkButton } from "@selvedge/ui/link-button";
import { Menu } from "@selvedge/ui/menu";
import { Notice } from "@selvedge/ui/notice";
import { PageHeader } from "@selvedge/ui/page-header";
import { Skeleton } from "@selvedge/ui/skeleton";
import { TextArea } from "@selvedge/ui/text-area";
import { TextField } from "@selvedge/ui/text-field";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Eye, EyeOff, PenTool, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { api } from "../data/api.ts";
import type { Mockups, Product } from "../data/reply.ts";
import { ApprovalCard } from "../products/approval-card.tsx";
import { ChangedElsewhere } from "../products/changed-elsewhere.tsx";
import { DesignProblems, problemsLinkId, useDesignProblems } from "../products/design-problems.tsx";
import { mainStepOf, publishesOf } from "../products/main-step.ts";
import { MockupsCard } from "../products/mockups-card.tsx";
import { PriceCard } from "../products/price-card.tsx";
import { ProductState } from "../products/product-state.tsx";
import { SellsCard } from "../products/sells-card.tsx";
import { useProductActions } from "../products/use-product-actions.ts";
import { type ProductEditor, useProductEditor } from "../products/use-product-editor.ts";
import { VariantsCard } from "../products/variants-card.tsx";
import { useShop } from "../session/shop.ts";
import { LeaveGuard, leavesNothing } from "../shell/leave-guard.tsx";

/** One product: at the left what shoppers see, at the right what it earns. */
export function Component() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  const { data, error } = useQuery({
    queryKey: [shop.id, "product", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/products/{id}/", { params: { division: shop.id, id }, signal })).data,
  });
  if (error && !data) throw error;
  return data ? <ProductPage key={data.id} product={data} /> : <Skeleton className="h-96 w-full" />;
}

function ProductPage({ product }: { product: Product }) {
  const shop = useShop();
  const editor = useProductEditor(shop.id, product);
  const { mockups, redraw, isRedrawing } = useMockups(shop.id, product);
  const blank = findBlank(product.blankCode);
  if (!blank) throw new Error(`there is no blank ${product.blankCode}`);
  const problems = useDesignProblems(product, blank);
  const isHeldUp = problems.length > 0 && publishesOf(product);
  return (
    <>
      <PageHeader
        isSticky
        title={product.name}
        crumbs={[{ label: "Products", href: "/products" }]}
        badges={<ProductState state={product.state} />}
        actions={<Actions product={product} editor={editor} isHeldUp={isHeldUp} />}
      />
      <LeaveGuard isDirty={editor.count > 0}>
        {product.name} has {countWords(editor.count)}. Leaving this page throws {editor.count === 1 ? "it" : "them"}{" "}
        away.
      </LeaveGuard>
      {isHeldUp && !editor.conflict ? (
        <DesignProblems product={product} problems={problems} />
      ) : (
        <Notices product={product} editor={editor} />
      )}
      <div className="grid items-start gap-4 max-xl:pb-16 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="flex min-w-0 flex-col gap-4">
          <MockupsCard
            product={product}
            blank={blank}
            mockups={mockups}
            editor={editor}
            onRedraw={redraw}
            isRedrawing={isRedrawing}
          />
          <Card title="What shoppers read">
            <div className="flex flex-col gap-2">
              <TextField
                label="Name"
                countTo={80}
                value={editor.form.name}
                onChange={(name) => editor.change({ name })}
                {...(editor.errors.name && { error: editor.errors.name })}
              />
              <TextArea
                label="Description"
                rows={4}
                countTo={4000}
                value={editor.form.description}
                onChange={(description) => editor.change({ description })}
                hint="What it shows, who it is for. An empty line begins a new paragraph."
                {...(editor.errors.description && { error: editor.errors.description })}
              />
            </div>
          </Card>
          <VariantsCard product={product} blank={blank} editor={editor} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PriceCard product={product} blank={blank} editor={editor} />
          <ApprovalCard product={product} mockups={mockups} />
          <SellsCard product={product} editor={editor} />
        </div>
      </div>
    </>
  );
}

/** Pictures as they are drawn: asked for every second while there is something to come. */
function useMockups(division: number, product: Product) {
  const queries = useQueryClient();
  const params = { division, id: product.id };
  const queryKey = [division, "mockups", product.id, product.version];
  const { data } = useQuery({
    queryKey,
    initialData: product.mockups,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/products/{id}/mockups/", { params, signal })).data,
    refetchInterval: ({ state }) => (state.data?.isDrawing ? 1000 : false),
  });
  const again = useMutation({
    mutationFn: (only: "failed" | "all") =>
      api("POST /divisions/{division}/products/{id}/mockups/redraw/", { params, body: { only } }),
    onSuccess: (answer) => queries.setQueryData<Mockups>(queryKey, answer.data),
  });
  return { mockups: data, redraw: again.mutate, isRedrawing: again.isPending };
}

interface ActionsProps {
  product: Product;
  editor: ProductEditor;
  /** Whether the design has problems that publishing would be refused for. */
  isHeldUp: boolean;
}

function Actions({ product, editor, isHeldUp }: ActionsProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const act = useProductActions(shop.id);
  const [isDeleting, setDeleting] = useState(false);
  const isPublished = product.publishedAt !== null;
  const remove = async () => {
    if (await act([product.id], "delete")) await navigate("/products", { state: leavesNothing });
  };
  const isShown = product.enabled;
  return (
    <>
      <LinkButton href={`/designs/${product.designId}`} size="dense" icon={PenTool}>
        Open in studio
      </LinkButton>
      <Menu
        label="More"
        trigger={<IconButton bare label="More" icon={Ellipsis} variant="plain" size="dense" />}
        actions={[
          ...(isPublished
            ? [
                {
                  id: "hide",
                  label: isShown ? "Hide from the shop" : "Show in the shop",
                  icon: isShown ? EyeOff : Eye,
                  onAction: () => void act([product.id], isShown ? "hide" : "show"),
                },
              ]
            : []),
          { id: "delete", label: "Delete", icon: Trash2, danger: true, onAction: () => setDeleting(true) },
        ]}
      />
      <div ref={atFoot} className={FOOT_BAR}>
        <span role="status" className="text-dense text-ink-2 max-xl:mr-auto xl:-order-1">
          {editor.count === 0 ? (isPublished ? "All changes saved" : "Draft saved") : countWords(editor.count)}
        </span>
        {editor.count > 0 ? (
          <Button variant="quiet" size="dense" className="xl:-order-1" onPress={editor.discard}>
            Discard
          </Button>
        ) : null}
        <MainButton product={product} editor={editor} isHeldUp={isHeldUp} />
      </div>
      <ConfirmDialog
        isDanger
        isOpen={isDeleting}
        title={`Delete ${product.name}?`}
        confirmLabel="Delete"
        keepLabel="Keep it"
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        It leaves your shop at once. Orders keep what they sold, and you can take this back.
      </ConfirmDialog>
    </>
  );
}

/** Saving is at hand wherever one reads: in the head of the page, which stays, else in a bar at the foot, above the tabs. */
const FOOT_BAR =
  "xl:contents max-xl:fixed max-xl:right-0 max-xl:bottom-0 max-xl:left-(--sv-side,0px) max-xl:z-20 max-xl:flex " +
  "max-xl:items-center max-xl:gap-2 max-xl:border-line max-xl:border-t max-xl:bg-surface max-xl:px-6 max-xl:py-2.5 " +
  "max-md:bottom-16 max-md:px-4 max-md:py-2";

const countWords = (count: number) => (count === 1 ? "1 unsaved change" : `${count} unsaved changes`);

/** Publishes or saves; while the design cannot be printed it saves what was typed, then leads to what is wrong. */
function MainButton({ product, editor, isHeldUp }: ActionsProps) {
  const step = mainStepOf(product, editor.count, isHeldUp);
  if (step !== "save")
    return (
      <Button
        variant="primary"
        size="dense"
        isDisabled={editor.conflict !== null}
        busy={editor.busy === "publish"}
        busyLabel="Publishing"
        onPress={step === "solve" ? () => document.getElementById(problemsLinkId)?.focus() : editor.publish}
      >
        {product.publishedAt === null ? "Publish" : "Publish new design"}
      </Button>
    );
  return (
    <Button
      variant="primary"
      size="dense"
      isDisabled={editor.count === 0 || editor.conflict !== null}
      busy={editor.busy === "save"}
      busyLabel="Saving"
      onPress={editor.save}
    >
      {editor.count > 1 ? `Save ${editor.count} changes` : "Save"}
    </Button>
  );
}

function Notices({ product, editor }: { product: Product; editor: ProductEditor }) {
  const { design } = editor.errors;
  if (editor.conflict) return <ChangedElsewhere product={product} conflict={editor.conflict} />;
  if (design)
    return (
      <div className="mb-4">
        <Notice
          tone="danger"
          title="This design cannot be printed yet"
          actions={
            <LinkButton href={`/designs/${product.designId}`} size="dense">
              Put it right in the studio
            </LinkButton>
          }
        >
          {design}
        </Notice>
      </div>
    );
  if (!product.hasNewDesign) return null;
  return (
    <div className="mb-4">
      <Notice tone="info" title="The design has changed since it was published">
        Shoppers still see, and we still print, the earlier one. Publish to put the new one on sale.
      </Notice>
    </div>
  );
}
