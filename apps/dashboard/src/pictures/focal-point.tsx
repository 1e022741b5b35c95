import type { Point } from "@selvedge/domain/geometry/point";
import { focalPoint } from "@selvedge/domain/images/focal-point";
import { ratios } from "@selvedge/domain/images/ratios";
import type { KeyboardEvent, PointerEvent } from "react";

interface FocalPointProps {
  src: string;
  value: Point;
  onChange: (point: Point) => void;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const shapes = [
  { name: "Wide", ratio: ratios.wide },
  { name: "4:3", ratio: ratios["4:3"] },
  { name: "Square", ratio: 1 },
  { name: "Tall", ratio: ratios.tall },
];

const percent = (share: number) => Math.round(share * 100);

/** What stays in sight where a picture is cut: pressed, or moved by the arrow keys; every shape shows what it makes of it. */
export function FocalPoint({ src, value, onChange }: FocalPointProps) {
  const point = focalPoint(value);
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange(rounded({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    onChange(rounded({ x: point.x + step.x * by, y: point.y + step.y * by }));
  };
  const words = `${percent(point.x)}% across, ${percent(point.y)}% down`;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid place-items-center rounded-control bg-mock p-1">
        <button
          type="button"
          aria-label={`What must stay in the picture: ${words}. Move it with the arrow keys.`}
          className="relative inline-block cursor-crosshair touch-none outline-none focus-visible:ring-2 focus-visible:ring-primary"
          onPointerDown={press}
          onPointerMove={press}
          onKeyDown={move}
        >
          <img src={src} alt="" draggable={false} className="block max-h-56 max-w-full" />
          <span
            aria-hidden
            className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/40 shadow-pop ring-1 ring-black"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          />
        </button>
      </div>
      <p className="text-label text-ink-2">Press what must stay in the picture, or use the arrow keys. {words}.</p>
      <ul aria-label="How it is cut" className="flex items-end gap-2">
        {shapes.map(({ name, ratio }) => (
          <li key={name} className="flex flex-col gap-1 text-label text-ink-2" style={{ flex: 1 / ratio }}>
            <img
              src={src}
              alt=""
              className="w-full rounded-mark bg-mock object-cover"
              style={{ aspectRatio: String(1 / ratio), objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const rounded = (point: Point): Point => {
  const { x, y } = focalPoint(point);
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
};
