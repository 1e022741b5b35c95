import { turnTo } from "@selvedge/design/geometry/rotate";
import type { SceneElement } from "@selvedge/design/scene";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { MeasureField, type MeasureFieldProps } from "@selvedge/ui/fields/measure-field";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from "lucide-react";
import { Group } from "react-aria-components/Group";
import { useFieldUndo } from "../keys/use-field-undo.ts";
import type { Edge } from "../scene/align.ts";
import type { StudioState } from "../scene/use-studio.ts";

const tenth = (mm: number) => Math.round(mm * 10) / 10;

/** Size, place, angle and opacity of the chosen picture in numbers; width and height keep its shape. */
export function PlaceFields({ studio, element }: { studio: StudioState; element: SceneElement }) {
  const set = (change: Partial<SceneElement>): SceneElement => ({ ...element, ...change });
  const resize = (factor: number) => {
    const [w, h] = [element.w * factor, element.h * factor];
    return set({ w, h, x: element.x + (element.w - w) / 2, y: element.y + (element.h - h) / 2 });
  };
  const fields: readonly PlaceField[] = [
    { label: "Width", ...size, value: tenth(element.w), to: (mm) => resize(mm / element.w) },
    { label: "Height", ...size, value: tenth(element.h), to: (mm) => resize(mm / element.h) },
    { label: "From left", ...place, value: tenth(element.x), to: (x) => set({ x }) },
    { label: "From top", ...place, value: tenth(element.y), to: (y) => set({ y }) },
    { label: "Turn", ...turn, value: tenth(element.rotation), to: (degrees) => turnTo(element, degrees) },
    { label: "Opacity", ...share, value: tenth(element.opacity * 100), to: (part) => set({ opacity: part / 100 }) },
  ];
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5" {...useFieldUndo(studio)}>
      {fields.map(({ label, to, ...rest }) => (
        <MeasureField
          key={`${element.id} ${label}`}
          label={label}
          {...rest}
          // A held arrow key is one step of undo.
          onEnter={(value, isStep) => studio.change(to(value), isStep ? `${label} ${element.id}` : null)}
        />
      ))}
    </div>
  );
}

interface PlaceField extends Pick<MeasureFieldProps, "label" | "unit" | "value" | "min" | "max"> {
  /** The element with that number. */
  to: (value: number) => SceneElement;
}

const size = { unit: "mm", min: 2, max: 2000 } as const;
const place = { unit: "mm", min: -1000, max: 2000 } as const;
const turn = { unit: "°", min: -360, max: 360 } as const;
const share = { unit: "%", min: 5, max: 100 } as const;

const aligns: readonly { edge: Edge; label: string; icon: typeof AlignCenterVertical }[] = [
  { edge: "left", label: "Align left", icon: AlignStartVertical },
  { edge: "centre", label: "Centre across", icon: AlignCenterVertical },
  { edge: "right", label: "Align right", icon: AlignEndVertical },
  { edge: "top", label: "Align to the top", icon: AlignStartHorizontal },
  { edge: "middle", label: "Centre down", icon: AlignCenterHorizontal },
  { edge: "bottom", label: "Align to the bottom", icon: AlignEndHorizontal },
];

/** Brings the chosen picture to an edge or the middle of the print area. */
export function AlignButtons({ studio, element }: { studio: StudioState; element: SceneElement }) {
  return (
    <Group
      aria-label="Align in the print area"
      className="flex justify-between rounded-control border border-line p-0.5"
    >
      {aligns.map(({ edge, label, icon }) => (
        <IconButton key={edge} label={label} icon={icon} size="dense" onPress={() => studio.align(element, edge)} />
      ))}
    </Group>
  );
}
