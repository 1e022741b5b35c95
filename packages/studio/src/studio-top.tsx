import { Button } from "@selvedge/ui/actions/button";
import { buttonStyles } from "@selvedge/ui/actions/button-styles.ts";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { ArrowLeft, Maximize, Minus, Plus, Redo2, Ruler, Undo2 } from "lucide-react";
import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextField } from "react-aria-components/TextField";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ProblemCount } from "./problems/problem-count.tsx";
import { SaveText } from "./save-text.tsx";
import type { SaveState } from "./scene/studio-types.ts";
import type { StudioState } from "./scene/use-studio.ts";
import type { StageState } from "./stage/use-stage.ts";

interface StudioTopProps {
  studio: StudioState;
  stage: StageState;
  name: string;
  onRename: (name: string) => void;
  save: SaveState;
  onBack: () => void;
  hasRulers: boolean;
  onRulers: (shown: boolean) => void;
  onProblems: () => void;
  isCompact: boolean;
  done: { label: string; isBusy: boolean; onPress: () => void; ref: Ref<HTMLButtonElement> | undefined };
}

/** Name, state, undo, zoom, and the way on. */
export function StudioTop(props: StudioTopProps) {
  const { studio, stage, name, onRename, save, onBack, hasRulers, onRulers, onProblems, isCompact, done } = props;
  return (
    <header className="grid h-13 shrink-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-line border-b bg-surface px-3 max-lg:gap-1 max-lg:px-2 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <div className="flex min-w-0 items-center gap-2 max-lg:gap-0.5">
        <IconButton label="Back" icon={ArrowLeft} size="dense" onPress={onBack} />
        <div className="relative flex min-w-0 flex-1 items-center gap-3">
          <TextField
            aria-label="Name of the design"
            value={name}
            onChange={onRename}
            maxLength={80}
            className="min-w-0 max-lg:w-full"
          >
            <Input className={NAME} />
          </TextField>
          <span className="truncate text-dense text-ink-2 max-xl:hidden">{studio.blank.name}</span>
          <span className="shrink-0 max-lg:pointer-events-none max-lg:absolute max-lg:bottom-1 max-lg:left-1">
            <SaveText save={save} isShort={isCompact} />
          </span>
        </div>
      </div>
      <div className="flex items-center gap-0.5">
        <IconButton
          label="Undo"
          icon={Undo2}
          keys="Ctrl+Z"
          size="dense"
          isDisabled={!studio.canUndo}
          className="data-disabled:opacity-40"
          onPress={studio.undo}
        />
        <IconButton
          label="Redo"
          icon={Redo2}
          keys="Ctrl+Shift+Z"
          size="dense"
          isDisabled={!studio.canRedo}
          className="data-disabled:opacity-40"
          onPress={studio.redo}
        />
        <span className="flex items-center gap-0.5 max-lg:hidden">
          <span aria-hidden className="mx-2 h-5 w-px bg-line" />
          <IconButton label="Zoom out" icon={Minus} keys="-" size="dense" onPress={() => stage.zoom(1 / 1.25)} />
          <span className="figures w-12 text-center text-dense font-medium">{stage.percent}%</span>
          <IconButton label="Zoom in" icon={Plus} keys="+" size="dense" onPress={() => stage.zoom(1.25)} />
          <IconButton label="Fit the print area" icon={Maximize} keys="0" size="dense" onPress={stage.fit} />
          <span aria-hidden className="mx-2 h-5 w-px bg-line" />
          <ToggleButton
            isSelected={hasRulers}
            onChange={onRulers}
            className={cx(buttonStyles("plain", "dense"), "data-selected:bg-sunken")}
          >
            <Ruler aria-hidden size={16} /> Rulers
          </ToggleButton>
        </span>
      </div>
      <div className="flex items-center justify-end gap-2">
        {isCompact ? null : <ProblemCount problems={studio.problems} onPress={onProblems} />}
        <Button
          ref={done.ref}
          variant="primary"
          size="dense"
          busy={done.isBusy}
          busyLabel={isCompact ? "" : undefined}
          onPress={done.onPress}
        >
          {done.label}
        </Button>
      </div>
    </header>
  );
}

/** On phones the field extends below the line with its save state, as a larger touch target. */
const NAME =
  "field-sizing-content h-8 min-w-12 max-w-56 truncate rounded-mark px-1 text-body font-medium outline-offset-0 hover:bg-hover max-lg:h-11 max-lg:w-full max-lg:max-w-none max-lg:pb-5 max-lg:leading-5";
