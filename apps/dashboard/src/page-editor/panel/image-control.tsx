import type { Point } from "@selvedge/domain/geometry/point";
import { middleOfImage } from "@selvedge/domain/images/focal-point";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { NativeText } from "@selvedge/ui/native/native-text";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { linkBeside } from "../../pictures/link-beside.ts";
import { usePicturePicker } from "../../pictures/use-picture-picker.tsx";
import { FocalPoint } from "../later-parts.tsx";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** A picture of the shop, what must stay in it where it is cut, and its words for people who cannot see it. */
export function ImageControl(props: ControlProps<"image">) {
  const { field, path, value, edits, beside, fieldsBeside } = props;
  const { pickForPage, dialog } = usePicturePicker();
  const [isMoving, setMoving] = useState(false);
  const image = isObject(value) && typeof value.original === "string" ? (value as JsonObject) : null;
  const set = (to: Json | undefined) => edits.set(field, path, value, to);
  const { hint, error } = textsOf(props);
  const point = pointOf(image?.position);
  const link = fieldsBeside.href?.kind === "link" ? fieldsBeside.href : null;
  const choose = async () => {
    const picked = await pickForPage(link && linkBeside(beside.href));
    if (!picked) return;
    const to = {
      ...picked.image,
      ...(image && !picked.image.altText && { altText: image.altText }),
    } as unknown as Json;
    const linked = { path: [...path.slice(0, -1), "href"], from: beside.href, to: picked.href ?? undefined };
    edits.setTogether([
      { field, path, from: value, to },
      ...(link && picked.href !== null && picked.href !== beside.href ? [{ field: link, ...linked }] : []),
    ]);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium">{field.label}</legend>
      {image ? (
        <img
          src={String(image.original)}
          alt=""
          className={cx(
            "aspect-video w-full rounded-control bg-mock",
            image.cutout === true ? "object-contain p-2" : "object-cover",
          )}
          style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="dense" onPress={() => void choose()}>
          {image ? "Replace" : "Choose a picture"}
        </Button>
        {image ? (
          <>
            <Button size="dense" onPress={() => setMoving(true)}>
              What stays in it
            </Button>
            <Button size="dense" onPress={() => set(undefined)}>
              Remove
            </Button>
          </>
        ) : null}
      </div>
      {error || hint ? (
        <p className={error ? "text-label text-danger" : "text-label text-ink-2"}>{error ?? hint}</p>
      ) : null}
      {image ? <AltText image={image} onSet={set} onLeave={edits.leave} /> : null}
      {dialog}
      {isMoving && image ? (
        <Moving
          src={String(image.original)}
          from={point}
          onClose={() => setMoving(false)}
          onMove={(position) => {
            setMoving(false);
            set({ ...image, position: { ...position } });
          }}
        />
      ) : null}
    </fieldset>
  );
}

interface AltTextProps {
  image: JsonObject;
  onSet: (image: Json) => void;
  onLeave: () => void;
}

function AltText({ image, onSet, onLeave }: AltTextProps) {
  const [typed, type] = useTyped(String(image.altText ?? ""), (altText) => onSet({ ...image, altText }));
  return (
    <NativeText
      label="What it shows"
      aside="for screen readers"
      hint={typed.trim() === "" ? "Nothing is read aloud: it only decorates." : undefined}
      value={typed}
      onChange={type}
      onBlur={onLeave}
    />
  );
}

interface MovingProps {
  src: string;
  from: Point;
  onMove: (point: Point) => void;
  onClose: () => void;
}

function Moving({ src, from, onMove, onClose }: MovingProps) {
  const [point, setPoint] = useState(from);
  return (
    <Dialog
      isOpen
      title="What must stay in the picture"
      width="regular"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={() => onMove(point)}>
            Use this
          </Button>
        </>
      }
    >
      <FocalPoint src={src} value={point} onChange={setPoint} />
    </Dialog>
  );
}

const pointOf = (value: Json | undefined): Point =>
  isObject(value) && typeof value.x === "number" && typeof value.y === "number"
    ? { x: value.x, y: value.y }
    : middleOfImage;
