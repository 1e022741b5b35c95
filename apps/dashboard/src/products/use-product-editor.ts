import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { freshKey } from "../data/fresh-key.ts";
import type { Product } from "../data/reply.ts";
import { changesOf, formOf, type ProductForm } from "./product-form.ts";

/** The open form of a product: what differs, what was refused, saving and publishing. */
export function useProductEditor(division: number, product: Product) {
  const queries = useQueryClient();
  const [form, setForm] = useState<ProductForm>(() => formOf(product));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState<"save" | "publish" | null>(null);
  // One key for one press: a press that is sent twice publishes once.
  const publishKey = useRef(freshKey());
  const changes = changesOf(form, product);
  const count = Object.keys(changes).filter((name) => name !== "onSale").length;

  const take = (next: Product) => {
    queries.setQueryData([division, "product", next.id], next);
    for (const kind of ["products", "overview", "collections"])
      queries.invalidateQueries({ queryKey: [division, kind] });
    setForm(formOf(next));
    setErrors({});
  };
  const params = { division, id: product.id };
  const save = async (): Promise<Product> => {
    if (count === 0) return product;
    const { data } = await api("PATCH /divisions/{division}/products/{id}/", {
      params,
      body: { version: product.version, ...changes },
    });
    take(data);
    return data;
  };
  const publish = async (): Promise<void> => {
    const saved = await save();
    const { data } = await api("POST /divisions/{division}/products/{id}/publish/", {
      params,
      idempotencyKey: publishKey.current,
      body: { version: saved.version },
    });
    publishKey.current = freshKey();
    take(data);
  };
  const run = async (what: "save" | "publish", work: () => Promise<unknown>, done: string) => {
    setBusy(what);
    try {
      await work();
      showSnackbar({ code: `${what} ${product.id}`, text: done });
    } catch (error) {
      if (error instanceof ApiFailure && error.status !== 0) publishKey.current = freshKey();
      setErrors(fieldTexts(error));
      const isStale = error instanceof ApiFailure && error.status === 412;
      showSnackbar({
        code: "product",
        tone: "failed",
        text: isStale
          ? "Somebody else changed this product. Reload the page to see it as it is now."
          : failureText(error),
      });
    } finally {
      setBusy(null);
    }
  };

  return {
    form,
    errors,
    count,
    busy,
    change: (next: Partial<ProductForm>) => setForm((known) => ({ ...known, ...next })),
    set: setForm,
    discard: () => {
      setForm(formOf(product));
      setErrors({});
    },
    save: () => run("save", save, "Saved"),
    publish: () => run("publish", publish, product.publishedAt ? "Published" : "Published. Your product is for sale."),
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
