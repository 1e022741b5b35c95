import { formatMoney } from "@selvedge/domain/money/money";
import type { Blank, BlankSize } from "@selvedge/garments/blanks/blank";
import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import type { BlankColour } from "@selvedge/garments/colours";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { Check } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import type { Product } from "../data/reply.ts";
import { MoneyRange } from "./price/money-range.tsx";
import { useCellKeys } from "./price/use-cell-keys.ts";
import { variantProfit } from "./price/variant-profit.ts";
import { toggleSize } from "./product-form.ts";
import type { ProductEditor } from "./use-product-editor.ts";

/** Which sizes of which colours are on sale: a check is on sale, an empty box is not, and a text shows that it is out of stock. */
export function VariantsCard({ product, blank, editor }: { product: Product; blank: Blank; editor: ProductEditor }) {
  const { form } = editor;
  const colours = blank.colours.filter(({ name }) => form.sizes[name] !== undefined);
  const count = Object.values(form.sizes).reduce((sum, sizes) => sum + sizes.length, 0);
  const keys = useCellKeys(colours.length, blank.sizes.length);
  const profitIn = (colour: BlankColour, size: BlankSize) => variantProfit(form, { blank, colour, size }, product);
  // Where sizes have different costs or prices each shows its own profit.
  const isPricedBySize =
    new Set(blank.sizes.map(({ extraCostMinor }) => extraCostMinor)).size > 1 ||
    Object.keys(form.sizeExtrasMinor).length > 0;
  const colourWord = wordsOfGood(blank.code).colour;
  return (
    <Card flush title="Sizes and variants" aside={`${count} on sale`}>
      <div className="overflow-x-auto border-line border-t">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved among with arrows is a grid */}
        <table role="grid" aria-label="Sizes and variants" onKeyDown={keys.onKeyDown} className="w-full text-dense">
          <thead>
            <tr className="h-10 text-label text-ink-2">
              <th className={cx(staying, "px-4 text-left font-medium")}>
                {`${colourWord[0]?.toUpperCase()}${colourWord.slice(1)}`}
              </th>
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
              const onSale = blank.sizes.filter(({ name }) => form.sizes[colour.name]?.includes(name));
              const sold = (onSale.length > 0 ? onSale : blank.sizes).map((size) => profitIn(colour, size));
              const [costs, profits] = [
                sold.map(({ costMinor }) => costMinor),
                sold.map(({ profitMinor }) => profitMinor),
              ];
              const [leastProfit, mostProfit] = [Math.min(...profits), Math.max(...profits)];
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
                    <span className={cx("block text-label md:hidden", leastProfit < 0 ? "text-danger" : "text-ink-2")}>
                      <MoneyRange leastMinor={leastProfit} mostMinor={mostProfit} currency={product.currency} /> profit
                    </span>
                  </th>
                  {blank.sizes.map((size, column) => (
                    <td key={size.name} className="p-1">
                      <SizeCell
                        product={product}
                        editor={editor}
                        colour={colour.name}
                        size={size.name}
                        profitMinor={isPricedBySize ? profitIn(colour, size).profitMinor : null}
                        cell={keys.cellProps(row, column)}
                      />
                    </td>
                  ))}
                  <td className="px-3 text-right max-md:hidden">
                    <MoneyRange
                      leastMinor={Math.min(...costs)}
                      mostMinor={Math.max(...costs)}
                      currency={product.currency}
                    />
                  </td>
                  <td className={cx("pr-4 text-right font-medium max-md:hidden", leastProfit < 0 && "text-danger")}>
                    <MoneyRange leastMinor={leastProfit} mostMinor={mostProfit} currency={product.currency} />
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
  /** The profit on one piece of this size, shown where sizes have different costs or prices; else null. */
  profitMinor: number | null;
  cell: ReturnType<ReturnType<typeof useCellKeys>["cellProps"]>;
}

function SizeCell({ product, editor, colour, size, profitMinor, cell }: SizeCellProps) {
  const isOn = editor.form.sizes[colour]?.includes(size) ?? false;
  const variant = product.variants.find((known) => known.colour === colour && known.size === size);
  const isOut = variant !== undefined && variant.stock === 0;
  const profit = profitMinor === null ? null : formatMoney(profitMinor, product.currency);
  return (
    <ToggleButton
      {...cell}
      isSelected={isOn}
      onChange={() => editor.sell((known) => toggleSize(known, colour, size))}
      aria-label={`${colour} ${size}${isOut ? ", out of stock" : ""}${profit ? `, ${profit} profit` : ""}`}
      className={cx(
        "flex h-8 w-full min-w-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border border-transparent bg-sunken text-label transition-colors max-md:h-11",
        "data-hovered:border-line-strong",
        !isOn && "border-line! border-dashed bg-transparent text-ink-3",
        isOut && "bg-warning-tint text-warning",
      )}
    >
      {isOut ? "Out" : isOn ? <Check aria-hidden size={14} /> : null}
      {profit ? <span className={cx("figures px-0.5", (profitMinor ?? 0) < 0 && "text-danger")}>{profit}</span> : null}
    </ToggleButton>
  );
}
