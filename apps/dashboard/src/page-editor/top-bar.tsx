import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Menu, type MenuAction } from "@selvedge/ui/overlays/menu";
import { ArrowLeft, Ellipsis, Eye, History, Redo2, Undo2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Page } from "../pages/pages-query.ts";
import { SaveStatus } from "../pages/save-status.tsx";
import type { PageEditing } from "../pages/use-page-session.ts";
import type { Device } from "./canvas.tsx";
import { ModuleMenu, type ModuleMenuProps, moduleActions } from "./module/module-menu.tsx";

interface TopBarProps {
  page: Page;
  editing: PageEditing;
  device: Device;
  onDevice: (device: Device) => void;
  module: ModuleMenuProps;
  onUndo: () => void;
  onRedo: () => void;
  isHistoryOpen: boolean;
  /** null where the editor's module has no list of steps. */
  onHistory: (() => void) | null;
  onPreview: () => void;
  /** What visitors have of the page, beside its name. */
  badge: ReactNode;
  /** Who else is here. */
  people: ReactNode;
  publish: ReactNode;
}

/** What is done with the page as a whole, and how its changes stand. */
export function TopBar(props: TopBarProps) {
  const { page, editing, device, onDevice, module, onUndo, onRedo, isHistoryOpen, onHistory, onPreview } = props;
  const { history, save, pending, conflicts, saver } = editing;
  const canRedo = history.future.length > 0;
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-3 py-1.5 max-md:gap-1 max-md:px-2">
      <LinkButton
        href={page.template ? "/pages?state=templates" : `/pages/${page.id}`}
        size="dense"
        icon={ArrowLeft}
        variant="quiet"
        className="max-md:px-2"
      >
        <span className="sr-only">{page.template ? "Back to the templates" : "Back to the page’s settings"}</span>
      </LinkButton>
      <div className="flex min-w-0 items-center gap-2 max-md:flex-1">
        <h1 className="max-w-48 truncate font-medium max-md:max-w-full">{page.name}</h1>
        <span className="contents max-lg:hidden">{props.badge}</span>
        <SaveStatus state={save} unsaved={pending.length} conflicts={conflicts.length} onRetry={() => saver.flush()} />
      </div>
      <div className="mx-auto max-md:hidden">
        <WidthChoice {...{ device, onDevice }} />
      </div>
      <div className="flex shrink-0 items-center gap-1 max-md:ml-auto max-md:gap-0">
        <span className="contents max-md:hidden">
          {props.people}
          <ModuleMenu {...module} />
        </span>
        <IconButton label="Undo" keys="Ctrl Z" icon={Undo2} isDisabled={history.past.length === 0} onPress={onUndo} />
        <IconButton
          className="max-md:hidden"
          label="Redo"
          keys="Ctrl Shift Z"
          icon={Redo2}
          isDisabled={!canRedo}
          onPress={onRedo}
        />
        {onHistory ? (
          <IconButton
            className="max-md:hidden"
            label="History"
            aria-pressed={isHistoryOpen}
            icon={History}
            onPress={onHistory}
          />
        ) : null}
        <IconButton className="max-md:hidden" label="Preview" icon={Eye} onPress={onPreview} />
        <span className="contents md:hidden">
          <Menu
            label="More of this page"
            trigger={<IconButton bare label="More" icon={Ellipsis} />}
            actions={moreActions(props, canRedo)}
          />
        </span>
        {props.publish}
      </div>
    </header>
  );
}

/** A key in a setting of the page does not render it again. */
const WidthChoice = memo(function WidthChoice({ device, onDevice }: Pick<TopBarProps, "device" | "onDevice">) {
  return (
    <Segmented
      label="Width of the page"
      value={device}
      onChange={(id) => onDevice(id as Device)}
      segments={[
        { id: "desktop", label: "Desktop" },
        { id: "tablet", label: "Tablet" },
        { id: "phone", label: "Phone" },
      ]}
    />
  );
});

/** What a phone has no room for beside the name. */
const moreActions = ({ onRedo, onPreview, onHistory, module }: TopBarProps, canRedo: boolean): MenuAction[] => [
  {
    ...{ id: "redo", label: "Redo", icon: Redo2, onAction: onRedo },
    ...(canRedo ? {} : { offBecause: "Nothing was undone." }),
  },
  { id: "preview", label: "Preview", icon: Eye, onAction: onPreview },
  ...(onHistory ? [{ id: "history", label: "History", icon: History, onAction: onHistory }] : []),
  ...(module.modules.length > 1 ? moduleActions(module) : []),
];
