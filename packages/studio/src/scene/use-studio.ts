import { type Asset, assetTable, findAsset } from "@selvedge/design/asset";
import type { Point } from "@selvedge/design/geometry/box";
import { nudge } from "@selvedge/design/geometry/move";
import { boxFindings } from "@selvedge/design/ink/box-findings";
import { isPrintable, preflight, worstFirst } from "@selvedge/design/preflight";
import { elementsOf, type Scene, type SceneElement, type Side, usedSides } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { printableSides } from "@selvedge/garments/blanks/blanks";
import { startsAt } from "@selvedge/garments/blanks/starts-at";
import { largestPrint, smallestPrint } from "@selvedge/garments/print-size";
import { useEffect, useMemo, useRef, useState } from "react";
import type { StudioAction } from "../keys/keyboard-map.ts";
import { problemsOf } from "../problems/problems.ts";
import { alignTo, type Edge } from "./align.ts";
import { type History, push, redo, undo } from "./history.ts";
import {
  addPicture,
  duplicateElement,
  findElement,
  flipElement,
  moveToSide,
  removeElement,
  reorder,
  replaceElement,
} from "./scene-edits.ts";
import { selectionAfter } from "./selection-after.ts";
import { useDesignLegibility } from "./use-design-legibility.ts";

export interface StudioInput {
  readonly blank: Blank;
  /** Colour of the garment that is shown, `#rrggbb`. */
  readonly colourHex: string | null;
  /** The design to open, with its steps to undo and redo. */
  readonly initialHistory: History<Scene>;
  readonly pictures: readonly Asset[];
  readonly onChange: (scene: Scene) => void;
  /** Called at the start and after every step, undo and redo. Stable. */
  readonly onHistory: (history: History<Scene>) => void;
}

/** The state of the editor and everything that can be done to it. What is being dragged is shown but not yet a step. */
export function useStudio(input: StudioInput) {
  const { blank, colourHex, initialHistory, pictures, onChange, onHistory } = input;
  const sides = printableSides(blank);
  const [history, setHistory] = useState(initialHistory);
  const [side, setSide] = useState<Side>(sides[0] ?? "front");
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [dragged, setDragged] = useState<SceneElement | null>(null);
  const copied = useRef<SceneElement | null>(null);
  const assets = useMemo(() => assetTable(pictures), [pictures]);
  const area = blank.areas[side] ?? { widthMm: 1, heightMm: 1 };
  const scene = dragged ? replaceElement(history.present, side, dragged) : history.present;
  const selected = findElement(scene, side, selectedId);
  // What is sold is chosen later: the art is judged where it prints largest, and may go on if it prints on any size.
  const largest = largestPrint(blank);
  const findings = useMemo(
    () => preflight(history.present, assets, blank, largest),
    [history.present, assets, blank, largest],
  );
  const { legibility, boxes } = useDesignLegibility(history.present, assets, blank);
  const problems = useMemo(
    () => problemsOf(worstFirst([...findings, ...(colourHex ? boxFindings(history.present, boxes, colourHex) : [])])),
    [findings, history.present, boxes, colourHex],
  );

  useEffect(() => onHistory(history), [history, onHistory]);
  const reported = useRef(initialHistory.present);
  useEffect(() => {
    // Undoing all the way back is a change, too: it differs from what was reported last.
    if (history.present === reported.current) return;
    reported.current = history.present;
    onChange(history.present);
  }, [history.present, onChange]);

  const commit = (next: Scene, mark: string | null = null) =>
    setHistory((known) => push(known, next, performance.now(), mark));
  const change = (element: SceneElement, mark: string | null = null) =>
    commit(replaceElement(history.present, side, element), mark);
  const put = ({ scene: next, id }: { scene: Scene; id: string }) => {
    commit(next);
    setSelectedId(id);
  };

  const travel = (to: (from: History<Scene>) => History<Scene>) => {
    const next = to(history);
    if (next === history) return;
    setHistory(next);
    const selection = selectionAfter(history.present, next.present, { side, selectedId });
    setSide(selection.side);
    setSelectedId(selection.selectedId);
  };

  const actions = {
    select: setSelectedId,
    showSide(next: Side) {
      setSide(next);
      setSelectedId(null);
    },
    /** Chooses an element of any side, or only shows the side. */
    choose(next: Side, id: string | null) {
      setSide(next);
      setSelectedId(id);
    },
    /**
     * Places pictures on a side, the shown one by default, and shows it; `at`, in millimetres of its area, is
     * where their middles come.
     */
    place(placed: readonly Asset[], at?: Point, on: Side = side) {
      const room = blank.areas[on] ?? area;
      const first = { scene: history.present, id: "" };
      const next = placed.reduce(
        ({ scene: known }, asset) =>
          addPicture(known, on, asset, { area: room, at, scale: largest.printScale, startsAt: startsAt(blank) }),
        first,
      );
      if (!next.id) return;
      put(next);
      setSide(on);
    },
    change,
    drag: setDragged,
    drop() {
      if (dragged) change(dragged);
      setDragged(null);
    },
    cancelDrag: () => setDragged(null),
    remove(id: string) {
      commit(removeElement(history.present, side, id));
      if (id === selectedId) setSelectedId(null);
    },
    duplicate: (element: SceneElement) => put(duplicateElement(history.present, side, element)),
    reorder: (id: string, to: "up" | "down" | "top" | "bottom") => commit(reorder(history.present, side, id, to)),
    align: (element: SceneElement, edge: Edge) => change(alignTo(element, area, edge)),
    flip: (element: SceneElement, axis: "horizontal" | "vertical") => change(flipElement(element, axis)),
    moveToSide(element: SceneElement, to: Side) {
      const target = blank.areas[to];
      if (!target) return;
      commit(moveToSide(history.present, element.id, { side, area }, { side: to, area: target }));
      setSide(to);
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
    /** Returns whether the key did something. */
    act: (action: StudioAction): boolean => {
      if (action.do === "nudge") {
        if (selected) change(nudge(selected, action.direction, action.coarse), `nudge ${selected.id}`);
        return selected !== null;
      }
      const acts: Partial<Record<StudioAction["do"], () => void>> = {
        undo: actions.undo,
        redo: actions.redo,
        deselect: () => setSelectedId(null),
        next: () => setSelectedId(neighbour(elementsOf(scene, side), selectedId, 1)),
        previous: () => setSelectedId(neighbour(elementsOf(scene, side), selectedId, -1)),
        paste: () => copied.current && put(duplicateElement(history.present, side, copied.current)),
        ...(selected && {
          delete: () => actions.remove(selected.id),
          duplicate: () => actions.duplicate(selected),
          copy: () => {
            copied.current = selected;
          },
          raise: () => actions.reorder(selected.id, "up"),
          lower: () => actions.reorder(selected.id, "down"),
        }),
      };
      const run = acts[action.do];
      run?.();
      return run !== undefined;
    },
  };

  return {
    ...actions,
    blank,
    sides,
    side,
    area,
    scene,
    assets,
    selected,
    selectedAsset: selected && findAsset(assets, selected.assetId),
    isDragging: dragged !== null,
    elements: elementsOf(scene, side),
    problems,
    largest,
    legibility,
    isPrintable: isPrintable(preflight(history.present, assets, blank, smallestPrint(blank))),
    isEmpty: usedSides(scene).length === 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

export type StudioState = ReturnType<typeof useStudio>;

function neighbour(elements: readonly SceneElement[], id: string | null, step: 1 | -1): string | null {
  if (elements.length === 0) return null;
  const at = elements.findIndex((element) => element.id === id);
  const next = at < 0 ? (step > 0 ? 0 : elements.length - 1) : (at + step + elements.length) % elements.length;
  return elements[next]?.id ?? null;
}
