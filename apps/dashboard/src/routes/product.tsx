import { findBlank } from "@selvedge/garments/blanks/blanks";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Mockups, Product } from "../data/reply.ts";
import { ApprovalCard } from "../products/approval-card.tsx";
import { useDesignOf } from "../products/design-of.ts";
import { DesignProblems, useDesignProblems } from "../products/design-problems.tsx";
import { fieldWords } from "../products/field-words.ts";
import { countWords, ProductActions } from "../products/list/product-actions.tsx";
import { ProductState } from "../products/list/product-state.tsx";
import { publishesOf } from "../products/main-step.ts";
import { type MissingWords, missingWordsOf } from "../products/missing-words.ts";
import { MockupsCard } from "../products/mockups-card.tsx";
import { PersonaliseCard } from "../products/personalise/personalise-card.tsx";
import { PriceCard } from "../products/price/price-card.tsx";
import { choicesOf } from "../products/product-form.ts";
import { productQuery } from "../products/product-query.ts";
import { PublishedNotice } from "../products/published-notice.tsx";
import { SellsCard } from "../products/sells-card.tsx";
import { type ProductEditor, useProductEditor } from "../products/use-product-editor.ts";
import { VariantsCard } from "../products/variants-card.tsx";
import { isForSale } from "../products/where-it-shows.tsx";
import { useShop } from "../session/shop.ts";
import { ChangedNotice } from "../shell/changed-notice.tsx";
import { LeaveGuard } from "../shell/leave-guard.tsx";

/** One product: at the left what shoppers see, at the right what it earns. */
export function Component() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  const { data, error } = useQuery(productQuery(shop.id, id));
  if (error && !data) throw error;
  return data ? <ProductPage key={data.id} product={data} /> : <Skeleton className="h-96 w-full" />;
}

function ProductPage({ product }: { product: Product }) {
  const shop = useShop();
  const editor = useProductEditor(shop.id, product);
  const { mockups, redraw, isRedrawing } = useMockups(shop.id, product);
  const blank = findBlank(product.blankCode);
  if (!blank) throw new Error(`there is no blank ${product.blankCode}`);
  const problems = useDesignProblems(
    product,
    blank,
    choicesOf(editor.form).flatMap(({ sizes }) => sizes),
  );
  const missing = missingWordsOf(editor.form, useDesignOf(product));
  const isHeldUp = problems.length > 0 && publishesOf(product);
  return (
    <>
      <PageHeader
        isSticky
        title={product.name}
        crumbs={[{ label: "Products", href: "/products" }]}
        badges={<ProductState state={product.state} />}
        actions={<ProductActions product={product} editor={editor} isHeldUp={isHeldUp} />}
      />
      <LeaveGuard
        isDirty={editor.count > 0}
        saveLabel={product.publishedAt === null ? "Save draft" : "Save"}
        onSave={editor.conflict ? null : editor.save}
      >
        {product.name} has {countWords(editor.count)}.
      </LeaveGuard>
      {isHeldUp && !editor.conflict ? (
        <DesignProblems product={product} problems={problems} />
      ) : (
        <Notices product={product} editor={editor} missing={missing} />
      )}
      <div className="grid items-start gap-4 max-xl:pb-16 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="flex min-w-0 flex-col gap-4">
          <MockupsCard
            product={product}
            blank={blank}
            mockups={mockups}
            editor={editor}
            onRerender={redraw}
            isRedrawing={isRedrawing}
          />
          <Card title="What shoppers see">
            <div className="flex flex-col gap-2">
              <TextField
                label="Name"
                countTo={80}
                value={editor.form.name}
                onChange={(name) => editor.change({ name })}
                {...(missing.name && {
                  hint: "This is the picture's file name. Shoppers see it, so describe what they get.",
                })}
                {...(editor.errors.name && { error: editor.errors.name })}
              />
              <TextArea
                label="Description"
                rows={4}
                countTo={4000}
                value={editor.form.description}
                onChange={(description) => editor.change({ description })}
                hint="What it shows, who it is for. An empty line starts a new paragraph."
                {...(editor.errors.description && { error: editor.errors.description })}
              />
            </div>
          </Card>
          <VariantsCard product={product} blank={blank} editor={editor} />
          <PersonaliseCard product={product} blank={blank} editor={editor} />
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

/** Pictures as they are rendered: fetched every second while some are still to come. */
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
    onError: (error) => showSnackbar({ code: "mockups", text: failureText(error), tone: "failed" }),
  });
  return { mockups: data, redraw: again.mutate, isRedrawing: again.isPending };
}

interface NoticesProps {
  product: Product;
  editor: ProductEditor;
  missing: MissingWords;
}

function Notices({ product, editor, missing }: NoticesProps) {
  const { design } = editor.errors;
  if (editor.conflict)
    return (
      <ChangedNotice
        what="This product"
        changed={editor.conflict.fields.map((name) => fieldWords[name])}
        otherHref={`/products/${product.id}`}
        onTheirs={editor.conflict.acceptTheirs}
        onMine={editor.conflict.keepMine}
      />
    );
  if (design)
    return (
      <div className="mb-4">
        <Notice
          tone="danger"
          title="This design cannot be printed yet"
          actions={
            <LinkButton href={`/designs/${product.designId}`} size="dense">
              Fix it in the studio
            </LinkButton>
          }
        >
          {design}
        </Notice>
      </div>
    );
  if (editor.wasPublished && isForSale(product) && !product.hasNewDesign)
    return <PublishedNotice product={product} missing={missing} />;
  if (!product.hasNewDesign) return null;
  return (
    <div className="mb-4">
      <Notice tone="info" title="The design has changed since it was published">
        Shoppers still see, and we still print, the earlier one. Publish to put the new one on sale.
      </Notice>
    </div>
  );
}
