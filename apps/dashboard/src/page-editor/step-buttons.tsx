import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Menu, type MenuAction } from "@selvedge/ui/overlays/menu";
import { Ellipsis, Eye, History, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { type ModuleMenuProps, moduleActions } from "./module/module-menu.tsx";
import { type PublishActs, type Publishable, publishActions } from "./publish/publish-actions.ts";

/** What the bar at the top does; the same functions for as long as the editor is open. */
export interface BarActs extends PublishActs {
  undo: () => void;
  redo: () => void;
  preview: () => void;
  /** Opens the list of steps, or closes it. */
  history: () => void;
  module: ModuleMenuProps["onModule"];
}

interface StepButtonsProps extends Omit<ModuleMenuProps, "onModule">, Publishable {
  canUndo: boolean;
  canRedo: boolean;
  /** The editor's module has a list of steps. */
  hasHistory: boolean;
  isHistoryOpen: boolean;
  does: BarActs;
}

/** Undo and redo, the list of steps and the preview. A key in a setting of the page does not render them again. */
export const StepButtons = memo(function StepButtons(props: StepButtonsProps) {
  const { canUndo, canRedo, hasHistory, isHistoryOpen, does } = props;
  return (
    <>
      <IconButton label="Undo" keys="Ctrl Z" icon={Undo2} isDisabled={!canUndo} onPress={does.undo} />
      {/* A phone has room for it once something was undone, before the finger that undoes: a second press undoes again. */}
      <IconButton
        className={canRedo ? "max-md:order-first" : "max-md:hidden"}
        label="Redo"
        keys="Ctrl Shift Z"
        icon={Redo2}
        isDisabled={!canRedo}
        onPress={does.redo}
      />
      {hasHistory ? (
        <IconButton
          className="max-md:hidden"
          label="History"
          aria-pressed={isHistoryOpen}
          icon={History}
          onPress={does.history}
        />
      ) : null}
      <IconButton className="max-md:hidden" label="Preview" icon={Eye} onPress={does.preview} />
      <span className="contents md:hidden">
        <Menu
          label="More of this page"
          trigger={<IconButton bare label="More" icon={Ellipsis} />}
          actions={moreActions(props)}
        />
      </span>
    </>
  );
});

/** What a phone has no room for beside the name. */
const moreActions = ({ canRedo, hasHistory, does, module, modules, ...of }: StepButtonsProps): MenuAction[] => [
  {
    ...{ id: "redo", label: "Redo", icon: Redo2, onAction: does.redo },
    ...(canRedo ? {} : { offBecause: "Nothing was undone." }),
  },
  { id: "preview", label: "Preview", icon: Eye, onAction: does.preview },
  ...(hasHistory ? [{ id: "history", label: "History", icon: History, onAction: does.history }] : []),
  ...publishActions(of, does),
  ...(modules.length > 1 ? moduleActions({ module, modules, onModule: does.module }) : []),
];
