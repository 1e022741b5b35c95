import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar, snackbars } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { freshKey } from "../data/fresh-key.ts";
import type { Product } from "../data/reply.ts";
import { fieldWords, refusalLine } from "./field-words.ts";
import { follow, type OpenProduct, openProduct, putOver, refusalsAfter } from "./open-product.ts";
import { changesOf, differingFields, formOf, type ProductForm } from "./product-form.ts";
import { useFocusRefused } from "./use-focus-invalid.ts";

/**
 * The open form of a product: what differs, what was refused, saving and publishing. A version that was saved somewhere
 * else never replaces what was typed here: `conflict` holds the ways out of it.
 */
export function useProductEditor(division: number, product: Product) {
  const queries = useQueryClient();
  const [stored, setOpen] = useState<OpenProduct>(() => openProduct(product));
  const followed = follow(stored, product);
  const open = followed ?? stored;
  if (open !== stored) setOpen(open);
  const { form, base } = open;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [wasPublished, setPublished] = useState(false);
  const [busy, setBusy] = useState<"save" | "publish" | null>(null);
  // One key for one press: a press that is sent twice publishes once.
  const publishKey = useRef(freshKey());
  const changes = changesOf(form, base);
  // Fields whose text is not an amount: the form's value for them differs from the text.
  const [unreadable, setUnreadable] = useState<readonly MoneyName[]>([]);
  const [draftsKey, setDraftsKey] = useState(0);
  const focusRefused = useFocusRefused();
  const count =
    Object.keys(changes).filter((name) => name !== "onSale" && !unreadable.includes(name as MoneyName)).length +
    unreadable.length;
  const change = (next: (known: ProductForm) => ProductForm, fields: readonly string[]) => {
    setOpen((known) => ({ ...known, form: next(known.form) }));
    setErrors((known) => refusalsAfter(known, fields));
  };

  const take = (next: Product) => {
    queries.setQueryData([division, "product", next.id], next);
    for (const kind of ["products", "overview", "collections"])
      queries.invalidateQueries({ queryKey: [division, kind] });
    // What was typed while the answer was on its way stays.
    setOpen((known) => putOver(known.form, form, next));
    setErrors({});
  };
  const params = { division, id: product.id };
  const save = async (): Promise<Product> => {
    if (count === 0) return base;
    const { data } = await api("PATCH /divisions/{division}/products/{id}/", {
      params,
      body: { version: base.version, ...changes },
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
    setPublished(true);
  };
  const startOver = () => {
    setOpen(openProduct(product));
    setErrors({});
    setUnreadable([]);
    setDraftsKey((known) => known + 1);
  };
  const showMessage = (text: string) => {
    showSnackbar({ code: `product ${text}`, tone: "failed", text });
    focusRefused();
  };
  /** Returns whether it was done. */
  const run = async (what: "save" | "publish", work: () => Promise<unknown>, done: string): Promise<boolean> => {
    // The message of the last press would hide the message of this one.
    if (snackbars.read().shown?.code.startsWith("product ")) snackbars.close();
    if (unreadable[0]) {
      showMessage(`The ${fieldWords[unreadable[0]]} is not an amount. Enter one such as 24.00.`);
      return false;
    }
    setBusy(what);
    try {
      await work();
      showSnackbar({ code: `product ${what} ${product.id}`, text: done });
      return true;
    } catch (error) {
      if (error instanceof ApiFailure && error.status !== 0) publishKey.current = freshKey();
      const refused = fieldTexts(error);
      setErrors(refused);
      if (isStale(error)) await meetNewest();
      else showMessage(refusalLine(refused) ?? failureText(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const meetNewest = async () => {
    const answer = await api("GET /divisions/{division}/products/{id}/", { params }).catch(() => null);
    if (answer) queries.setQueryData([division, "product", product.id], answer.data);
    if (answer && !follow(open, answer.data)) return;
    showSnackbar({ code: "product changed", tone: "failed", text: changedMeanwhile });
  };

  return {
    form,
    errors,
    count,
    busy,
    conflict: followed
      ? null
      : {
          fields: differingFields(formOf(product), formOf(base)),
          acceptTheirs: startOver,
          keepMine: () => setOpen(putOver(form, formOf(base), product)),
        },
    change: (next: Partial<ProductForm>) => change((known) => ({ ...known, ...next }), Object.keys(next)),
    /** Changes the colours and sizes on sale. */
    sell: (next: (known: ProductForm) => ProductForm) => change(next, ["sizes"]),
    /** Takes back what was typed; `draftsKey` is another one then, for fields that keep what is typed themselves. */
    discard: startOver,
    draftsKey,
    /** Reports whether the text in a money field is an amount; nothing is saved until it is. */
    readable: (name: MoneyName, isReadable: boolean) =>
      setUnreadable((known) => [...known.filter((other) => other !== name), ...(isReadable ? [] : [name])]),
    /** Whether this page has published it. */
    wasPublished,
    save: () => run("save", save, product.publishedAt ? "Saved" : "Draft saved"),
    publish: () => run("publish", publish, product.publishedAt ? "Published" : "Published. Your product is for sale."),
  };
}

type MoneyName = "priceIncTaxMinor" | "salePriceIncTaxMinor";

const isStale = (error: unknown) => error instanceof ApiFailure && error.status === 412;

const changedMeanwhile = "This product was changed elsewhere. Your changes are still here: save again.";

export type ProductEditor = ReturnType<typeof useProductEditor>;
