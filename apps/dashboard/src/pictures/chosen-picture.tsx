import type { Point } from "@selvedge/domain/geometry/point";
import { middleOfImage } from "@selvedge/domain/images/focal-point";
import { ratios } from "@selvedge/domain/images/ratios";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { FocalPoint } from "./focal-point.tsx";
import type { Choice } from "./picture-sources.ts";
import { ProductColours } from "./product-colours.tsx";

export interface Wanted {
  alt: string;
  isDecoration: boolean;
  position: Point;
  /** The shape that it is cut to; whole where it says nothing. */
  cut: keyof typeof cuts;
  /** The ground of what it is shown on is seen through it. */
  isClear: boolean;
  /** The product that it shows is led to. */
  isLinked: boolean;
}

/** Nothing is read aloud of it, and nobody said that nothing should be. */
export const isSilent = ({ alt, isDecoration }: Wanted): boolean => !isDecoration && alt.trim() === "";

/** Height over width; null for the whole picture. */
export const cuts = { whole: null, wide: ratios.wide, landscape: ratios["4:3"], square: 1 } as const;

const cutSegments = [
  { id: "whole", label: "Whole" },
  { id: "wide", label: "Wide" },
  { id: "landscape", label: "4:3" },
  { id: "square", label: "Square" },
];

export const nothingWanted: Wanted = {
  ...{ alt: "", isDecoration: false, position: middleOfImage, cut: "whole" },
  ...{ isClear: false, isLinked: true },
};

interface ChosenPictureProps {
  choice: Choice;
  wanted: Wanted;
  /** Whether its focal point is of use where it goes. */
  hasFocus: boolean;
  mayCut: boolean;
  mayLink: boolean;
  /** Its words are read aloud where it goes, and asked for. */
  isRead: boolean;
  /** Its words were asked for: neither they nor that it decorates was said. */
  isUnsaid: boolean;
  onChange: (wanted: Wanted) => void;
  /** Another picture of the same product. */
  onChoice: (choice: Choice) => void;
}

/** The chosen picture: what must stay in it, how it is cut, and its words for people who cannot see it. */
export function ChosenPicture({ choice, wanted, hasFocus, onChange, onChoice, ...asked }: ChosenPictureProps) {
  const { mayCut, mayLink, isRead, isUnsaid } = asked;
  const set = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  const { original, width, height } = choice.image;
  const { product, pages } = choice;
  // What stands on the theme's ground is shown whole: nothing of it is cut.
  const isCut = hasFocus && !wanted.isClear;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {isCut ? (
        <FocalPoint src={original} value={wanted.position} onChange={(position) => set({ position })} />
      ) : (
        <img src={original} alt="" className="max-h-56 w-full rounded-control bg-mock object-contain" />
      )}
      {product ? <ProductColours choice={choice} onChange={onChoice} /> : null}
      {mayLink && product ? (
        <Checkbox
          label={`Lead to ${product.name}`}
          isSelected={wanted.isLinked}
          onChange={(isLinked) => set({ isLinked })}
        />
      ) : null}
      {hasFocus && choice.image.cutout ? (
        <Checkbox
          label="On the theme’s ground, without one of its own"
          isSelected={wanted.isClear}
          onChange={(isClear) => set({ isClear, cut: "whole" })}
        />
      ) : null}
      {isCut && mayCut ? (
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-dense font-medium">How much of it</span>
          <Segmented
            label="How much of it"
            segments={cutSegments}
            value={wanted.cut}
            onChange={(cut) => set({ cut: cut as Wanted["cut"] })}
          />
        </div>
      ) : null}
      {isRead ? <ReadAloud {...{ choice, wanted, isUnsaid, set }} /> : null}
      {width && height ? <Sharpness width={width} height={height} /> : null}
      {pages.length > 0 ? <p className="text-label text-ink-2">On {listed(pages)}.</p> : null}
    </div>
  );
}

interface ReadAloudProps extends Pick<ChosenPictureProps, "choice" | "wanted" | "isUnsaid"> {
  set: (part: Partial<Wanted>) => void;
}

/** Its words for people who cannot see it, or that it has none. */
const ReadAloud = ({ choice, wanted, isUnsaid, set }: ReadAloudProps) => (
  <>
    <TextArea
      rows={2}
      label={`What “${choice.name}” shows`}
      countTo={300}
      value={wanted.isDecoration ? "" : wanted.alt}
      isDisabled={wanted.isDecoration}
      onChange={(alt) => set({ alt })}
      hint="Read aloud to people who cannot see it."
      error={isUnsaid && isSilent(wanted) ? "Say what it shows, or that it only decorates." : undefined}
    />
    <Checkbox
      label="Only decoration, say nothing"
      isSelected={wanted.isDecoration}
      onChange={(isDecoration) => set({ isDecoration })}
    />
  </>
);

const mostListed = 3;
const listed = (names: readonly string[]): string =>
  names.length > mostListed
    ? `${names.slice(0, mostListed).join(", ")} and ${names.length - mostListed} more`
    : new Intl.ListFormat("en-GB").format(names);

/** The widths at which places of a page need a picture, in pixels, from the widest. */
const places = [
  { widthPx: 1_600, words: "sharp up to a full wide banner" },
  { widthPx: 960, words: "sharp up to half of a wide page" },
  { widthPx: 480, words: "sharp in a column, and soft when it is wider" },
] as const;

function Sharpness({ width, height }: { width: number; height: number }) {
  const place = places.find(({ widthPx }) => width >= widthPx);
  const Icon = place ? CircleCheck : TriangleAlert;
  return (
    <p
      className={`flex gap-2 rounded-control p-2.5 text-dense ${place ? "bg-success-tint text-success" : "bg-warning-tint text-warning"}`}
    >
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      {width} × {height} px: {place?.words ?? "soft in most places of a page"}.
    </p>
  );
}
