import type { Asset } from "@selvedge/design/asset";
import { type Scene, type Side, usedSides } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blank";
import { viewOf } from "@selvedge/garments/views";
import { atFoot } from "@selvedge/ui/foot-room";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { ArtworkPanel } from "./artwork-panel.tsx";
import { clearestOther } from "./clearest-other.ts";
import { ColourChoice } from "./colour-choice.tsx";
import { GarmentFacts } from "./garment-facts.tsx";
import { Inspector } from "./inspector.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LayersList } from "./layers-list.tsx";
import { PanelChoice, type PanelId } from "./panel-choice.tsx";
import { PartTitle } from "./part-title.tsx";
import { ProblemCount } from "./problem-count.tsx";
import type { Problem } from "./problems.ts";
import { QualityBadge } from "./quality-badge.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SideTabs, sideNames } from "./side-tabs.tsx";
import { sizesText } from "./sizes-text.ts";
import { Stage } from "./stage.tsx";
import { StageEmpty } from "./stage-empty.tsx";
import { StudioTop } from "./studio-top.tsx";
import type { SaveState, StudioOutcome, StudioPicture, StudioUpload } from "./studio-types.ts";
import { useCompact } from "./use-compact.ts";
import { useDrag } from "./use-drag.ts";
import { useStage } from "./use-stage.ts";
import { useStudio } from "./use-studio.ts";
import { useStudioKeys } from "./use-studio-keys.ts";
import { useTakeFiles } from "./use-take-files.ts";

export interface StudioProps {
  blank: Blank;
  name: string;
  onRename: (name: string) => void;
  initialScene: Scene;
  /** Every picture that the scene uses, and those that can be placed. */
  pictures: readonly StudioPicture[];
  placeable: readonly StudioPicture[];
  isLoadingPictures: boolean;
  uploads: readonly StudioUpload[];
  /** Takes files in and gives those that were taken, once `pictures` holds them. */
  onFiles: (files: readonly File[]) => Promise<readonly StudioPicture[]>;
  onDismissUpload: (id: string) => void;
  /** Origins that pictures come from besides this site. */
  origins: readonly string[];
  save: SaveState;
  /** Called with every step, never while something is being dragged. */
  onChange: (scene: Scene) => void;
  onBack: () => void;
  doneLabel: string;
  isDoneBusy: boolean;
  /** Whether being done asks for a design that can be printed; the way back to a product does not. */
  needsPrintable: boolean;
  onDone: (outcome: StudioOutcome) => void;
  doneRef?: Ref<HTMLButtonElement>;
  /** What a print on a side adds to the cost, in words. */
  extraText: (side: Side, colour: string) => string;
  /** The price, below the stage. */
  footer: (outcome: StudioOutcome) => ReactNode;
  /** Said above the stage, such as a conflict that has to be settled. */
  notice?: ReactNode;
}

/** The design editor. It knows no shop and makes no calls: what it needs comes in, what happens goes out. */
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
    initialScene: props.initialScene,
    pictures: pictures as readonly Asset[],
    onChange: props.onChange,
  });
  const selectedId = studio.selected?.id;
  const inspectorHeading = useRef<HTMLHeadingElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A phone has room for one panel: that of what was just chosen.
    if (isCompact && selectedId) setPanel("size");
  }, [isCompact, selectedId]);
  const view = viewOf(blank, studio.side);
  if (!view || !colour) throw new Error(`there is no picture of ${blank.code} from the ${studio.side}`);
  const stage = useStage(view, isCompact);
  const drag = useDrag(studio, stage);
  useStudioKeys((action) => {
    const own = {
      "zoom-in": () => stage.zoom(1.25),
      "zoom-out": () => stage.zoom(1 / 1.25),
      fit: stage.fit,
      help: () => setHelpOpen(true),
    };
    if (action.do in own) {
      own[action.do as keyof typeof own]();
      return true;
    }
    return studio.act(action);
  });
  const { legibility } = studio;
  const clearest = clearestOther(blank.colours, colour, legibility);
  const outcome: StudioOutcome = {
    scene: studio.scene,
    colour: colour.name,
    printedSides: usedSides(studio.scene),
    isPrintable: studio.isPrintable,
    betterColour: legibility.get(colour.name) === "lost" ? clearest : null,
    goodColours: blank.colours.map(({ name }) => name).filter((name) => (legibility.get(name) ?? "clear") === "clear"),
  };

  const takeFiles = useTakeFiles(studio, props.onFiles);
  const leadTo = (side: Side, elementId: string | null) => {
    studio.choose(side, elementId);
    if (isCompact) setPanel("size");
    requestAnimationFrame(() => inspectorHeading.current?.focus());
  };
  const solve = ({ side, elementId }: Problem) => side && leadTo(side, elementId);
  const done = () => {
    if (!props.needsPrintable || studio.isPrintable) return props.onDone(outcome);
    if (!studio.isEmpty) return leadTo(studio.side, null);
    setPanel("artwork");
    showSnackbar({
      code: "empty design",
      text: "Place a picture first. Then you can make a product of it.",
      tone: "failed",
      durationMs: 4000,
    });
    requestAnimationFrame(() => uploadButton.current?.focus());
  };

  const artwork = (
    <ArtworkPanel
      pictures={props.placeable}
      isLoading={props.isLoadingPictures}
      uploads={props.uploads}
      onFiles={takeFiles}
      onDismiss={props.onDismissUpload}
      onPlace={(picture) => studio.place([picture])}
      uploadRef={uploadButton}
    />
  );
  const colours = (
    <ColourChoice
      colours={blank.colours}
      value={colour.name}
      onChange={setColourName}
      legibility={legibility}
      better={clearest}
    />
  );
  const general = studio.problems.filter(({ elementId }) => elementId === null || elementId !== selectedId);
  const layers = <LayersList studio={studio} pictures={pictures} />;
  const inspector = (
    <Inspector studio={studio} pictures={pictures} general={general} onSolve={solve} headingRef={inspectorHeading} />
  );
  const panels: Record<PanelId, ReactNode> = {
    artwork,
    garment: (
      <div className="flex flex-col gap-4">
        {isCompact ? colours : null}
        <GarmentFacts blank={blank} side={studio.side} colour={colour.name} />
      </div>
    ),
    size: (
      <div className="flex flex-col gap-3">
        <SelectionBar isInPanel studio={studio} />
        {inspector}
      </div>
    ),
    layers,
  };

  // A panel has its name for its key, so that it opens at its beginning however far the one before was read.
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
        onProblems={() => leadTo(studio.side, null)}
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
          <>
            <PanelChoice form="rail" value={panel} onChange={setPanel} onKeys={() => setHelpOpen(true)} />
            <section
              key={panel}
              aria-label="Panel"
              className="w-63 shrink-0 overflow-y-auto border-line border-r p-3.5"
            >
              <h2 className="mb-3 text-card font-semibold">{panel === "garment" ? blank.name : "Artwork"}</h2>
              {panels[panel === "garment" ? "garment" : "artwork"]}
            </section>
          </>
        )}
        <Stage
          studio={studio}
          stage={stage}
          drag={drag}
          view={view}
          colour={colour}
          origins={origins}
          hasRulers={hasRulers}
          clear={clearPx[isCompact ? "compact" : "wide"]}
          sizesText={isCompact ? "" : sizesText(blank)}
          onDropFiles={takeFiles}
          onDropPicture={(sha256, at) =>
            studio.place(
              pictures.filter((picture) => picture.sha256 === sha256),
              at,
            )
          }
        >
          {studio.isEmpty ? (
            <StageEmpty
              studio={studio}
              stage={stage}
              isCompact={isCompact}
              uploads={props.uploads}
              onFiles={takeFiles}
            />
          ) : null}
          {isCompact ? null : <SelectionBar studio={studio} />}
          {studio.selected && studio.selectedAsset ? (
            <QualityBadge
              element={studio.selected}
              asset={studio.selectedAsset}
              size={studio.largest}
              className="pointer-events-none absolute top-10 right-4 shadow-pop max-xl:top-23 max-lg:top-8 max-lg:right-2"
            />
          ) : null}
          <SideTabs
            studio={studio}
            hex={colour.hex}
            origins={origins}
            extraText={(side) => props.extraText(side, colour.name)}
          />
        </Stage>
        {isCompact ? (
          <section
            key={panel}
            aria-label="Panel"
            className="relative -mt-3.5 h-[36dvh] shrink-0 overflow-y-auto rounded-t-dialog border-line border-t bg-surface p-4"
          >
            {panel === "size" ? null : (
              <ProblemCount
                problems={studio.problems}
                onPress={() => leadTo(studio.side, null)}
                className="mb-3 w-full justify-center"
              />
            )}
            {panels[panel]}
          </section>
        ) : (
          <aside
            aria-label="Design"
            className="flex w-76 shrink-0 flex-col divide-y divide-line overflow-y-auto border-line border-l *:p-4"
          >
            <section aria-label="Chosen picture">{inspector}</section>
            <section aria-label="Layers">
              <PartTitle title="Layers" note={sideNames[studio.side]} />
              {layers}
            </section>
            <section aria-label="Garment colours">
              <PartTitle title="Garment colour" note={colour.name} />
              {colours}
            </section>
          </aside>
        )}
      </main>
      <footer ref={atFoot} className="shrink-0 border-line border-t bg-surface">
        {props.footer(outcome)}
      </footer>
      {isCompact ? <PanelChoice form="tabs" value={panel} onChange={setPanel} /> : null}
      <KeysDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Selection bar, badge and rulers above; the sides below. */
const clearPx = { compact: { top: 36, bottom: 96 }, wide: { top: 90, bottom: 124 } };
