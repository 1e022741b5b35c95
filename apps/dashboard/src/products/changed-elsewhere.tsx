import { Button } from "@selvedge/ui/button";
import { LinkButton } from "@selvedge/ui/link-button";
import { Notice } from "@selvedge/ui/notice";
import type { Product } from "../data/reply.ts";
import { fieldWords } from "./field-words.ts";
import type { ProductEditor } from "./use-product-editor.ts";

interface ChangedElsewhereProps {
  product: Product;
  conflict: NonNullable<ProductEditor["conflict"]>;
}

/** Somebody else saved a newer version: nothing is written over, nothing typed is lost, and the merchant chooses. */
export function ChangedElsewhere({ product, conflict: { fields, takeTheirs, keepMine } }: ChangedElsewhereProps) {
  return (
    <div role="alert" className="mb-4">
      <Notice
        tone="warning"
        title="This product was changed somewhere else"
        actions={
          <>
            <LinkButton href={`/products/${product.id}`} target="_blank" size="dense">
              See the other version
            </LinkButton>
            <Button size="dense" onPress={takeTheirs}>
              Take the other version
            </Button>
            <Button size="dense" onPress={keepMine}>
              Keep my changes
            </Button>
          </>
        }
      >
        Changed there: {listed.format(fields.map((name) => fieldWords[name]))}. Your changes are still here and are not
        saved over it. Taking the other version leaves them behind; keeping them puts them over it when you save.
      </Notice>
    </div>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
