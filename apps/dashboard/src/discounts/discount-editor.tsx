import { Button } from "@selvedge/ui/actions/button";
import { CopyButton } from "@selvedge/ui/actions/copy-button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { useQuery } from "@tanstack/react-query";
import { useMay, useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { DiscountState } from "./discount-columns.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import { sentenceOf } from "./discount-form.ts";
import { type Discount, goodsQuery } from "./discount-query.ts";
import { useDiscountEditor } from "./use-discount-editor.ts";

/** One code: first what it does as a sentence that follows the fields, then the fields. */
export function DiscountEditor({ discount, timeZone }: { discount: Discount | null; timeZone: string }) {
  const shop = useShop();
  const mayEdit = useMay("discounts.edit");
  const { data: goods } = useQuery(goodsQuery(shop.id));
  const editor = useDiscountEditor({ division: shop.id, discount, timeZone });
  const { form, isDirty, isBusy, save } = editor;
  const listed = goods?.products ?? [];
  const others = (discount?.products ?? []).filter(({ id }) => !listed.some((each) => each.id === id));
  const options = [
    ...(goods?.collections ?? []).map(({ id, name }) => ({
      id: `collection ${id}`,
      label: name,
      detail: "Collection",
    })),
    ...[...listed, ...others].map(({ id, name }) => ({ id: `product ${id}`, label: name, detail: "Product" })),
  ];
  const names = new Map(options.map(({ id, label }) => [id, label]));
  const sentence = sentenceOf(form, { names, currency: discount?.currency ?? shop.currency, timeZone });
  const link = `${shop.url.replace(/\/$/, "")}/?code=${encodeURIComponent(form.code.trim())}`;
  const toggle = () =>
    void save(
      { ...form, isEnabled: !form.isEnabled },
      form.isEnabled ? "Switched off. It works for nobody from now on." : "Switched on.",
    );
  return (
    <Card
      title={<span className="font-mono">{form.code.trim() || "New discount"}</span>}
      aside={
        discount ? (
          <>
            <DiscountState state={discount.state} />
            {mayEdit ? (
              <Button size="dense" isDisabled={isDirty || isBusy} onPress={toggle}>
                {form.isEnabled ? "Switch off" : "Switch on"}
              </Button>
            ) : null}
          </>
        ) : null
      }
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span role="status">{isDirty ? "Not saved yet" : discount ? `Used ${usedWords(discount.uses)}` : ""}</span>
          {mayEdit ? (
            <span className="flex gap-2">
              {isDirty && discount ? (
                <Button variant="quiet" size="dense" onPress={editor.discard}>
                  Discard
                </Button>
              ) : null}
              <Button
                variant="primary"
                size="dense"
                busy={isBusy}
                busyLabel="Saving"
                isDisabled={!isDirty}
                onPress={() => void save()}
              >
                {discount ? "Save" : "Make the discount"}
              </Button>
            </span>
          ) : null}
        </div>
      }
    >
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={save}>
        {discount ? `${discount.code} is changed and not saved.` : "This discount is not saved."}
      </LeaveGuard>
      <div className="flex flex-col gap-4">
        <p className="rounded-card bg-primary-tint px-4 py-3 text-[1rem]/6.5">
          {sentence.map(({ text, isValue }, index) =>
            isValue ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
              <strong key={index} className="font-semibold text-primary">
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
        {mayEdit ? null : (
          <Notice title="You can read this discount and not change it">
            To change it you need the permission to make and end discount codes.
          </Notice>
        )}
        <DiscountFields editor={editor} options={options} timeZone={timeZone} isReadOnly={!mayEdit} />
        {discount ? (
          <div className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-3 text-dense">
            <span className="min-w-0 flex-1 truncate">
              <span className="text-ink-2">Link that enters it: </span>
              {link}
            </span>
            <CopyButton text={link} what="the link" />
          </div>
        ) : null}
      </div>
    </Card>
  );
}

const usedWords = (uses: number): string => (uses === 1 ? "once" : `${uses} times`);
