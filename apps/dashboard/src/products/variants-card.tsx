import { profitOf } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blank";
import { Card } from "@selvedge/ui/card";
import { cx } from "@selvedge/ui/class-names";
import { Money } from "@selvedge/ui/money";
import { Check } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import type { Product } from "../data/reply.ts";
import { costsOf } from "./costs.ts";
import { toggleSize } from "./product-form.ts";
import { useCellKeys } from "./use-cell-keys.ts";
import type { ProductEditor } from "./use-product-editor.ts";

/** Which sizes of which colours are on sale: check is on sale, empty is not, a word says that it is out of stock. */
export function VariantsCard({ product, blank, editor }: { product: Product; blank: Blank; editor: ProductEditor }) {
  const { form } = editor;
  const colours = blank.colours.filter(({ name }) => form.sizes[name] !== undefined);
  const count = Object.values(form.sizes).reduce((sum, sizes) => sum + sizes.length, 0);
  const keys = useCellKeys(colours.length, blank.sizes.length);
  const price = form.salePriceIncTaxMinor ?? form.priceIncTaxMinor ?? 0;
  return (
    <Card flush title="Sizes and variants" aside={`${count} on sale`}>
      <div className="overflow-x-auto border-line border-t">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved among with arrows is a grid */}
        <table role="grid" aria-label="Sizes and variants" onKeyDown={keys.onKeyDown} className="w-full text-dense">
          <thead>
            <tr className="h-10 text-label text-ink-2">
              <th className={cx(staying, "px-4 text-left font-medium")}>Colour</th>
              {blank.sizes.map(({ name }) => (
                <th key={name} className="px-1 font-medium">
                  {name}
                </th>
              ))}
              <th className="px-3 text-right font-medium max-md:hidden">Cost</th>
              <th className="pr-4 text-right font-medium max-md:hidden">Profit</th>
            </tr>
          </thead>
          <tbody>
            {colours.map((colour, row) => {
              const costs = costsOf(blank, colour, product.printedSides);
              const { costMinor, profitMinor } = profitOf(price, costs, product.vatRate);
              return (
                <tr key={colour.name} className="border-line border-t">
                  <th scope="row" className={cx(staying, "whitespace-nowrap px-4 py-2 text-left font-medium")}>
                    <span className="flex items-center gap-2">
                      <span
                        aria-hidden
                        className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)]"
                        style={{ backgroundColor: colour.hex }}
                      />
                      {colour.name}
                    </span>
                    <span className={cx("block text-label md:hidden", profitMinor < 0 ? "text-danger" : "text-ink-2")}>
                      <Money amountMinor={profitMinor} currency={product.currency} /> profit
                    </span>
                  </th>
                  {blank.sizes.map(({ name }, column) => (
                    <td key={name} className="p-1">
                      <SizeCell
                        product={product}
                        editor={editor}
                        colour={colour.name}
                        size={name}
                        cell={keys.cellProps(row, column)}
                      />
                    </td>
                  ))}
                  <td className="px-3 text-right max-md:hidden">
                    <Money amountMinor={costMinor} currency={product.currency} />
                  </td>
                  <td className={cx("pr-4 text-right font-medium max-md:hidden", profitMinor < 0 && "text-danger")}>
                    <Money amountMinor={profitMinor} currency={product.currency} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** On a phone the colours stay in sight while their sizes go by underneath. */
const staying = "max-md:sticky max-md:left-0 max-md:z-10 max-md:border-line max-md:border-r max-md:bg-surface";

interface SizeCellProps {
  product: Product;
  editor: ProductEditor;
  colour: string;
  size: string;
  cell: ReturnType<ReturnType<typeof useCellKeys>["cellProps"]>;
}

function SizeCell({ product, editor, colour, size, cell }: SizeCellProps) {
  const isOn = editor.form.sizes[colour]?.includes(size) ?? false;
  const variant = product.variants.find((known) => known.colour === colour && known.size === size);
  const isOut = variant !== undefined && variant.stock === 0;
  return (
    <ToggleButton
      {...cell}
      isSelected={isOn}
      onChange={() => editor.sell((known) => toggleSize(known, colour, size))}
      aria-label={`${colour} ${size}${isOut ? ", out of stock" : ""}`}
      className={cx(
        "flex h-8 w-full min-w-11 items-center justify-center rounded-control border border-transparent bg-sunken text-label transition-colors max-md:h-11",
        "data-hovered:border-line-strong",
        !isOn && "border-line! border-dashed bg-transparent text-ink-3",
        isOut && "bg-warning-tint text-warning",
      )}
    >
      {isOut ? "Out" : isOn ? <Check aria-hidden size={14} /> : null}
    </ToggleButton>
  );
}
