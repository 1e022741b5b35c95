import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { atBottom } from "@selvedge/ui/bottom-inset.ts";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { Menu } from "@selvedge/ui/overlays/menu";
import { Ellipsis, Eye, EyeOff, PenTool, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Product } from "../../data/reply.ts";
import { useShop } from "../../session/shop.ts";
import { footBar } from "../../shell/foot-bar.ts";
import { leavesNothing } from "../../shell/leave-guard.tsx";
import { useWide } from "../../shell/use-wide.ts";
import { problemsLinkId } from "../design-problems.tsx";
import { mainStepOf, savesApart } from "../main-step.ts";
import type { ProductEditor } from "../use-product-editor.ts";
import { useProductActions } from "./use-product-actions.ts";

interface ProductActionsProps {
  product: Product;
  editor: ProductEditor;
  /** Whether the design has problems that publishing would be refused for. */
  isHeldUp: boolean;
}

/** What can be done with an open product: in the head of the page, or partly at its foot where the head is narrow. */
export function ProductActions({ product, editor, isHeldUp }: ProductActionsProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const act = useProductActions(shop.id);
  const [isDeleting, setDeleting] = useState(false);
  const isPublished = product.publishedAt !== null;
  const remove = async () => {
    if (await act([product.id], "delete")) await navigate("/products", { state: leavesNothing });
  };
  const isShown = product.enabled;
  const isWide = useWide();
  const main = <MainButton product={product} editor={editor} isHeldUp={isHeldUp} />;
  const elsewhere = (
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
    </>
  );
  return (
    <>
      {isWide ? (
        <>
          <SaveStatus product={product} editor={editor} />
          {elsewhere}
          {main}
        </>
      ) : (
        <>
          {elsewhere}
          <div ref={atBottom} className={footBar}>
            <SaveStatus product={product} editor={editor} />
            {main}
          </div>
        </>
      )}
      <ConfirmDialog
        isDanger
        isOpen={isDeleting}
        title={`Delete ${product.name}?`}
        confirmLabel="Delete"
        keepLabel="Keep it"
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        It leaves your shop right away. Existing orders are not affected, and you can undo this.
      </ConfirmDialog>
    </>
  );
}

function SaveStatus({ product, editor }: Omit<ProductActionsProps, "isHeldUp">) {
  const atRest = product.publishedAt === null ? "Draft saved" : "All changes saved";
  return (
    <>
      <span role="status" className="text-dense text-ink-2 max-xl:mr-auto">
        {editor.count === 0 ? atRest : countWords(editor.count)}
      </span>
      {editor.count > 0 ? (
        <Button variant="quiet" size="dense" onPress={editor.discard}>
          Discard
        </Button>
      ) : null}
    </>
  );
}

/** How much of the form is not saved, in words. */
export const countWords = (count: number) => (count === 1 ? "1 unsaved change" : `${count} unsaved changes`);

/** Publishes or saves; while the design cannot be printed it saves what was typed, then leads to what is wrong. */
function MainButton({ product, editor, isHeldUp }: ProductActionsProps) {
  const step = mainStepOf(product, editor.count, isHeldUp);
  const isDraft = product.publishedAt === null;
  if (step !== "save")
    return (
      <>
        {savesApart(product, editor.count, isHeldUp) ? (
          <Button
            size="dense"
            isDisabled={editor.conflict !== null}
            busy={editor.busy === "save"}
            busyLabel="Saving"
            onPress={() => void editor.save()}
          >
            {isDraft ? "Save draft" : "Save changes"}
          </Button>
        ) : null}
        <Button
          variant="primary"
          size="dense"
          isDisabled={editor.conflict !== null}
          busy={editor.busy === "publish"}
          busyLabel="Publishing"
          onPress={() => (step === "solve" ? document.getElementById(problemsLinkId)?.focus() : void editor.publish())}
        >
          {isDraft ? "Publish" : "Publish new design"}
        </Button>
      </>
    );
  return (
    <Button
      variant="primary"
      size="dense"
      isDisabled={editor.count === 0 || editor.conflict !== null}
      busy={editor.busy === "save"}
      busyLabel="Saving"
      onPress={() => void editor.save()}
    >
      {isDraft ? "Save draft" : editor.count > 1 ? `Save ${editor.count} changes` : "Save"}
    </Button>
  );
}
