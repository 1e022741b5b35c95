import type { Asset } from "@selvedge/design/asset";
import type { Side } from "@selvedge/design/scene";
import { viewOf } from "@selvedge/garments/views";
import { atBottom } from "@selvedge/ui/bottom-inset.ts";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useEffect, useRef, useState } from "react";
import type { StudioAction } from "./keys/keyboard-map.ts";
import { KeysDialog } from "./keys/keys-dialog.tsx";
import { useStudioKeys } from "./keys/use-studio-keys.ts";
import { CompactPanel } from "./layout/compact-panel.tsx";
import { DesignStage } from "./layout/design-stage.tsx";
import { studioParts } from "./layout/studio-parts.tsx";
import { WideAside } from "./layout/wide-aside.tsx";
import { WidePanel } from "./layout/wide-panel.tsx";
import { PanelChoice, type PanelId } from "./panels/panel-choice.tsx";
import { clearestOther } from "./problems/clearest-other.ts";
import type { Problem } from "./problems/problems.ts";
import { outcomeOf } from "./scene/outcome-of.ts";
import { useStudio } from "./scene/use-studio.ts";
import { useDrag } from "./stage/use-drag.ts";
import { type StageState, useStage } from "./stage/use-stage.ts";
import type { StudioProps } from "./studio-props.ts";
import { StudioTop } from "./studio-top.tsx";
import { useAddFiles } from "./upload/use-add-files.ts";
import { useCompact } from "./use-compact.ts";

/** The design editor. It has no shop and makes no calls: it gets its data as props and reports changes by callbacks. */
export function Studio(props: StudioProps) {
  const { blank, pictures, origins } = props;
  const isCompact = useCompact();
  const [panel, setPanel] = useState<PanelId>("artwork");
  const [hasRulers, setRulers] = useState(true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [colourName, setColourName] = useState(blank.colours[0]?.name ?? "");
  const colour = blank.colours.find(({ name }) => name === colourName) ?? blank.colours[0];
  const studio = useStudio({
    blank,
    colourHex: colour?.hex ?? null,
    initialHistory: props.initialHistory,
    pictures: pictures as readonly Asset[],
    onChange: props.onChange,
    onHistory: props.onHistory,
  });
  const selectedId = studio.selected?.id;
  const inspectorHeading = useRef<HTMLHeadingElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A phone shows one panel only: that of the last choice.
    if (isCompact && selectedId) setPanel("size");
  }, [isCompact, selectedId]);
  const view = viewOf(blank, studio.side);
  if (!view || !colour) throw new Error(`there is no picture of ${blank.code} from the ${studio.side}`);
  const stage = useStage(view, isCompact);
  const drag = useDrag(studio, stage);
  useStudioKeys((action) => runKey(action, { ...stage, help: () => setHelpOpen(true) }) || studio.act(action));
  const clearest = clearestOther(blank.colours, colour, studio.legibility);
  const outcome = outcomeOf(studio, colour.name, clearest);

  const addFiles = useAddFiles(studio, props.onFiles);
  const leadTo = (side: Side, elementId: string | null) => {
    studio.choose(side, elementId);
    if (isCompact) setPanel("size");
    requestAnimationFrame(() => inspectorHeading.current?.focus());
  };
  const leadToAll = () => leadTo(studio.side, null);
  const solve = ({ side, elementId }: Problem) => side && leadTo(side, elementId);
  const done = () => {
    if (!props.needsPrintable || studio.isPrintable) return props.onDone(outcome);
    if (!studio.isEmpty) return leadToAll();
    setPanel("artwork");
    showSnackbar(emptyDesign);
    requestAnimationFrame(() => uploadButton.current?.focus());
  };

  const parts = studioParts({
    studio,
    pictures,
    artwork: {
      pictures: props.placeable,
      isLoading: props.isLoadingPictures,
      uploads: props.uploads,
      onFiles: addFiles,
      onDismiss: props.onDismissUpload,
      uploadRef: uploadButton,
    },
    colour,
    onColour: setColourName,
    clearest,
    onSolve: solve,
    headingRef: inspectorHeading,
  });

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-surface text-ink">
      <StudioTop
        studio={studio}
        stage={stage}
        name={props.name}
        onRename={props.onRename}
        save={props.save}
        onBack={props.onBack}
        hasRulers={hasRulers}
        onRulers={setRulers}
        onProblems={leadToAll}
        isCompact={isCompact}
        done={{
          label: isCompact ? "Done" : props.doneLabel,
          isBusy: props.isDoneBusy,
          onPress: done,
          ref: props.doneRef,
        }}
      />
      {props.notice}
      <main className="flex min-h-0 flex-1 max-lg:flex-col">
        {isCompact ? null : (
          <WidePanel
            panel={panel}
            onPanel={setPanel}
            onKeys={() => setHelpOpen(true)}
            garment={blank.name}
            parts={parts}
          />
        )}
        <DesignStage
          studio={studio}
          stage={stage}
          drag={drag}
          view={view}
          colour={colour}
          pictures={pictures}
          uploads={props.uploads}
          origins={origins}
          isCompact={isCompact}
          hasRulers={hasRulers}
          onFiles={addFiles}
          extraText={props.extraText}
        />
        {isCompact ? (
          <CompactPanel studio={studio} panel={panel} parts={parts} onProblems={leadToAll} />
        ) : (
          <WideAside side={studio.side} colour={colour.name} parts={parts} />
        )}
      </main>
      <footer ref={atBottom} className="shrink-0 border-line border-t bg-surface">
        {props.footer(outcome)}
      </footer>
      {isCompact ? <PanelChoice form="tabs" value={panel} onChange={setPanel} /> : null}
      <KeysDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Runs a key that is about the stage or the help. Returns whether it is one. */
function runKey(action: StudioAction, on: Pick<StageState, "zoom" | "fit"> & { help: () => void }): boolean {
  const own: Partial<Record<StudioAction["do"], () => void>> = {
    "zoom-in": () => on.zoom(1.25),
    "zoom-out": () => on.zoom(1 / 1.25),
    fit: on.fit,
    help: on.help,
  };
  own[action.do]?.();
  return action.do in own;
}

const emptyDesign = {
  code: "empty design",
  text: "Place a picture first. Then you can make a product of it.",
  tone: "failed",
  durationMs: 4000,
} as const;
