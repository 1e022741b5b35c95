import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import type { Product } from "../data/reply.ts";
import { fieldWords } from "./field-words.ts";
import type { ProductEditor } from "./use-product-editor.ts";

interface ChangedElsewhereProps {
  product: Product;
  conflict: NonNullable<ProductEditor["conflict"]>;
}

/** Somebody else saved a newer version: nothing is written over, nothing typed is lost, and the merchant chooses. */
export function ChangedElsewhere({ product, conflict: { fields, acceptTheirs, keepMine } }: ChangedElsewhereProps) {
  return (
    <div role="alert" className="mb-4">
      <Notice
        tone="warning"
        title="This product was changed elsewhere"
        actions={
          <>
            <LinkButton href={`/products/${product.id}`} target="_blank" size="dense">
              See the other version
            </LinkButton>
            <Button size="dense" onPress={acceptTheirs}>
              Use the other version
            </Button>
            <Button size="dense" onPress={keepMine}>
              Keep my changes
            </Button>
          </>
        }
      >
        Changed there: {listed.format(fields.map((name) => fieldWords[name]))}. Your changes are still here and have not
        been saved. Use the other version to discard them, or keep them to replace it when you save.
      </Notice>
    </div>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
