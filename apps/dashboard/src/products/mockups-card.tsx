import type { Blank } from "@selvedge/garments/blanks/blank";
import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Switch } from "@selvedge/ui/choices/switch";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { ChevronDown, ChevronUp, ImageOff, RefreshCw, Star } from "lucide-react";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { Mockups, Product } from "../data/reply.ts";
import { DraftPicture } from "./draft-picture.tsx";
import { toggleColour } from "./product-form.ts";
import type { ProductEditor } from "./use-product-editor.ts";

interface MockupsCardProps {
  product: Product;
  blank: Blank;
  mockups: Mockups;
  editor: ProductEditor;
  onRerender: (only: "failed" | "all") => void;
  isRedrawing: boolean;
}

/** Every colour as shoppers see it, with its switch; pictures appear as they are rendered. */
export function MockupsCard({ product, blank, mockups, editor, onRerender, isRedrawing }: MockupsCardProps) {
  const { form } = editor;
  const goods = wordsOfGood(blank.code);
  const sides = product.printedSides;
  const [chosenSide, setSide] = useState<string>(sides[0] ?? "front");
  const side = sides.find((known) => known === chosenSide) ?? sides[0] ?? "front";
  const [shows, setShows] = useState(false);
  const onSale = blank.colours.filter(({ name }) => (form.sizes[name]?.length ?? 0) > 0);
  const listed = shows ? blank.colours : onSale;
  const others = blank.colours.length - onSale.length;
  const pictureOf = (colour: string) =>
    mockups.pictures.find((known) => known.colour === colour && known.side === side);
  return (
    <Card
      title="Mockups"
      aside={
        <>
          {sides.length > 1 ? (
            <Segmented
              label="Side"
              segments={sides.map((id) => ({ id, label: `${id[0]?.toUpperCase()}${id.slice(1)}` }))}
              value={side}
              onChange={setSide}
            />
          ) : null}
          {product.publishedAt ? (
            <Button
              size="dense"
              icon={RefreshCw}
              busy={isRedrawing}
              onPress={() => onRerender(mockups.failed > 0 ? "failed" : "all")}
            >
              Try again
            </Button>
          ) : null}
        </>
      }
    >
      <Progress mockups={mockups} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-5">
        <div className="col-span-2 row-span-2 flex flex-col overflow-hidden rounded-card border border-line bg-mock">
          <Picture
            product={product}
            side={side}
            colour={form.defaultColour}
            picture={pictureOf(form.defaultColour)}
            isDrawing={mockups.isDrawing}
            large
          />
          <p className="flex flex-1 flex-col justify-center bg-surface px-3 py-2.5 text-dense">
            <span className="flex items-center gap-1.5 font-medium">
              <Star aria-hidden size={14} /> Main picture, {form.defaultColour}
            </span>
            <span className="text-label text-ink-2">
              {onSale.length > 1 ? `Press another ${goods.colour} to show it first.` : "Shoppers see this one first."}
            </span>
          </p>
        </div>
        {listed.map(({ name, hex }) => {
          const isOn = (form.sizes[name]?.length ?? 0) > 0;
          const isMain = name === form.defaultColour;
          return (
            <div
              key={name}
              className={cx(
                "flex flex-col overflow-hidden rounded-card border",
                isMain ? "border-primary" : "border-line",
              )}
            >
              <AriaButton
                isDisabled={!isOn}
                onPress={() => editor.change({ defaultColour: name })}
                aria-label={`${pictureOf(name)?.state === "failed" ? `${failedText}. ` : ""}Show ${name} first`}
                aria-pressed={isMain}
                className={cx("bg-mock", !isOn && "opacity-50")}
              >
                <Picture
                  product={product}
                  side={side}
                  colour={name}
                  picture={pictureOf(name)}
                  isDrawing={mockups.isDrawing}
                />
              </AriaButton>
              <span className="flex items-center gap-2 bg-surface px-2.5 py-1.5 text-dense">
                <span
                  aria-hidden
                  className="size-3 shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)]"
                  style={{ backgroundColor: hex }}
                />
                <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
                <Switch
                  aria-label={`Sell ${name}`}
                  isSelected={isOn}
                  onChange={() =>
                    editor.sell((known) =>
                      toggleColour(
                        known,
                        name,
                        blank.sizes.map((size) => size.name),
                      ),
                    )
                  }
                />
              </span>
            </div>
          );
        })}
      </div>
      {editor.errors.choices ? (
        <p role="alert" tabIndex={-1} data-refused className="mt-3 w-fit rounded-mark text-label text-danger">
          {editor.errors.choices}
        </p>
      ) : null}
      {others > 0 || shows ? (
        <Button
          size="dense"
          icon={shows ? ChevronUp : ChevronDown}
          className="mt-3"
          aria-expanded={shows}
          onPress={() => setShows(!shows)}
        >
          {shows
            ? `Show only ${goods.colours} on sale`
            : `Show ${others} more ${others === 1 ? goods.colour : goods.colours}`}
        </Button>
      ) : null}
    </Card>
  );
}

function Progress({ mockups }: { mockups: Mockups }) {
  if (mockups.isDrawing && mockups.ready < mockups.total)
    return (
      <ProgressBar
        className="mb-4"
        label="Making mockups"
        value={mockups.ready}
        max={mockups.total}
        note="You can go on working. Shoppers see each picture as soon as it is there."
      />
    );
  if (mockups.isDrawing)
    return (
      <ProgressBar
        className="mb-4"
        label="Making print files"
        value={mockups.printFiles.ready}
        max={mockups.printFiles.total}
      />
    );
  const text =
    mockups.printFailure ??
    (mockups.failed > 0
      ? `${mockups.failed} of ${mockups.total} pictures failed. Try again; if they keep failing, check the artwork in the studio.`
      : null);
  return text ? (
    <p role="alert" className="mb-4 rounded-control bg-danger-tint p-3 text-dense">
      {text}
    </p>
  ) : null;
}

interface PictureProps {
  product: Product;
  side: string;
  colour: string;
  picture: Mockups["pictures"][number] | undefined;
  isDrawing: boolean;
  large?: boolean;
}

/** Shown instead of a picture that failed; also the beginning of the accessible name of its button. */
const failedText = "Failed";

/** The rendered picture; before it is ready, the same one rendered in the browser. */
function Picture({ product, side, colour, picture, isDrawing, large }: PictureProps) {
  const src = picture?.sizes[large ? "960" : "480"];
  if (src && picture?.state !== "failed")
    return <img src={src} alt={picture?.altText ?? colour} className="aspect-square w-full object-contain" />;
  if (picture?.state === "failed")
    return (
      <span className="flex aspect-square w-full flex-col items-center justify-center gap-2 text-label text-danger">
        <ImageOff aria-hidden size={20} /> {failedText}
      </span>
    );
  if (isDrawing && picture?.state === "waiting" && !large) return <Skeleton className="aspect-square w-full" />;
  return <DraftPicture product={product} side={side} colour={colour} />;
}
