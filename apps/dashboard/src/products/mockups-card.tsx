import type { Blank } from "@selvedge/garments/blank";
import { wordsOfGood } from "@selvedge/garments/good-words";
import { Button } from "@selvedge/ui/button";
import { Card } from "@selvedge/ui/card";
import { cx } from "@selvedge/ui/class-names";
import { ProgressBar } from "@selvedge/ui/progress-bar";
import { Segmented } from "@selvedge/ui/segmented";
import { Skeleton } from "@selvedge/ui/skeleton";
import { Switch } from "@selvedge/ui/switch";
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
  onRedraw: (only: "failed" | "all") => void;
  isRedrawing: boolean;
}

/** Every colour as shoppers see it, with its switch; pictures appear as they are drawn. */
export function MockupsCard({ product, blank, mockups, editor, onRedraw, isRedrawing }: MockupsCardProps) {
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
              onPress={() => onRedraw(mockups.failed > 0 ? "failed" : "all")}
            >
              Draw again
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
                aria-label={`${pictureOf(name)?.state === "failed" ? `${notDrawn}. ` : ""}Show ${name} first`}
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
        label="Drawing mockups"
        value={mockups.ready}
        max={mockups.total}
        note="You can go on working. Shoppers see each picture as soon as it is there."
      />
    );
  if (mockups.isDrawing)
    return (
      <ProgressBar
        className="mb-4"
        label="Drawing print files"
        value={mockups.printFiles.ready}
        max={mockups.printFiles.total}
      />
    );
  const text =
    mockups.printFailure ??
    (mockups.failed > 0
      ? `${mockups.failed} of ${mockups.total} pictures were not drawn. Draw them again; if it keeps failing, look at the artwork in the studio.`
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

/** What stands in place of a picture that failed, and begins the name of what it stands in. */
const notDrawn = "Not drawn";

/** The drawn picture; before that, the same drawing made in the browser. */
function Picture({ product, side, colour, picture, isDrawing, large }: PictureProps) {
  const src = picture?.sizes[large ? "960" : "480"];
  if (src && picture?.state !== "failed")
    return <img src={src} alt={picture?.altText ?? colour} className="aspect-square w-full object-contain" />;
  if (picture?.state === "failed")
    return (
      <span className="flex aspect-square w-full flex-col items-center justify-center gap-2 text-label text-danger">
        <ImageOff aria-hidden size={20} /> {notDrawn}
      </span>
    );
  if (isDrawing && picture?.state === "waiting" && !large) return <Skeleton className="aspect-square w-full" />;
  return <DraftPicture product={product} side={side} colour={colour} />;
}
