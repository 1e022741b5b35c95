import { findAsset } from "@selvedge/design/asset";
import { resolutionVerdict } from "@selvedge/design/resolution";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { ChevronDown, ChevronUp, ImageOff, Trash2 } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { worstOf } from "../problems/problems.ts";
import type { StudioPicture } from "../scene/studio-types.ts";
import type { StudioState } from "../scene/use-studio.ts";
import { ArtworkPicture } from "./artwork-picture.tsx";
import { LayerMark } from "./layer-mark.tsx";

/** The elements of this side, the top one first. */
export function LayersList({ studio, pictures }: { studio: StudioState; pictures: readonly StudioPicture[] }) {
  if (studio.elements.length === 0)
    return <p className="text-dense text-ink-2">Nothing on this side yet. Each picture you place is a layer.</p>;
  const top = studio.elements.length - 1;
  return (
    <ol className="-mx-2 flex flex-col gap-0.5">
      {studio.elements.toReversed().map((element, index) => {
        const picture = pictures.find(({ sha256 }) => sha256 === element.assetId);
        const asset = findAsset(studio.assets, element.assetId);
        const isChosen = studio.selected?.id === element.id;
        return (
          <li
            key={element.id}
            className={cx(
              "group flex items-center gap-1 rounded-control pr-1",
              isChosen ? "bg-primary-tint" : "hover:bg-hover",
            )}
          >
            <Button
              onPress={() => studio.select(element.id)}
              aria-pressed={isChosen}
              className="flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-control px-2 py-1 text-left text-dense max-lg:min-h-11"
            >
              {picture ? (
                <ArtworkPicture src={picture.thumbUrl} alt="" className="size-6 shrink-0 rounded-mark" />
              ) : (
                <ImageOff aria-hidden size={16} className="text-danger" />
              )}
              <span className="flex min-w-0 flex-1 flex-col">
                <span className={cx("truncate font-medium", isChosen && "text-primary")}>
                  {picture?.name ?? "Missing picture"}
                </span>
                {asset ? (
                  <span className="figures text-tiny text-ink-2">
                    {Math.round(element.w)} × {Math.round(element.h)} mm
                    <span className="max-[22.5rem]:hidden">
                      , {resolutionVerdict(element, asset, studio.largest.printScale).dpi} dpi
                    </span>
                  </span>
                ) : null}
                <LayerMark problem={worstOf(studio.problems, studio.side, element.id)} />
              </span>
            </Button>
            {top > 0 ? (
              <LayerMoves
                name={picture?.name ?? "picture"}
                isTop={index === 0}
                isBottom={index === top}
                onMove={(to) => studio.reorder(element.id, to)}
              />
            ) : null}
            <IconButton
              bare
              label={`Delete ${picture?.name ?? "picture"}`}
              icon={Trash2}
              size="row"
              onPress={() => studio.remove(element.id)}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface LayerMovesProps {
  name: string;
  isTop: boolean;
  isBottom: boolean;
  onMove: (to: "up" | "down") => void;
}

function LayerMoves({ name, isTop, isBottom, onMove }: LayerMovesProps) {
  return (
    <>
      <IconButton
        bare
        label={`One layer up: ${name}`}
        icon={ChevronUp}
        size="row"
        isDisabled={isTop}
        onPress={() => onMove("up")}
        className="data-disabled:opacity-40"
      />
      <IconButton
        bare
        label={`One layer down: ${name}`}
        icon={ChevronDown}
        size="row"
        isDisabled={isBottom}
        onPress={() => onMove("down")}
        className="data-disabled:opacity-40"
      />
    </>
  );
}
