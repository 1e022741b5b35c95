import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ArrowLeft, Eye, History, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Page } from "../pages/pages-query.ts";
import { SaveStatus } from "../pages/save-status.tsx";
import type { PageEditing } from "../pages/use-page-session.ts";
import type { Device } from "./canvas.tsx";

interface TopBarProps {
  page: Page;
  editing: PageEditing;
  device: Device;
  onDevice: (device: Device) => void;
  onUndo: () => void;
  onRedo: () => void;
  isHistoryOpen: boolean;
  onHistory: () => void;
  onPreview: () => void;
  /** What visitors have of the page, beside its name. */
  badge: ReactNode;
  /** Who else is here. */
  people: ReactNode;
  publish: ReactNode;
}

/** What is done with the page as a whole, and how its changes stand. */
export function TopBar(props: TopBarProps) {
  const { page, editing, device, onDevice, onUndo, onRedo, isHistoryOpen, onHistory, onPreview } = props;
  const { history, save, pending, conflicts, saver } = editing;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2">
      <LinkButton href={`/pages/${page.id}`} size="dense" icon={ArrowLeft}>
        <span className="sr-only">Back to the page’s settings</span>
      </LinkButton>
      <h1 className="max-w-48 truncate font-medium max-md:max-w-28">{page.name}</h1>
      {props.badge}
      <SaveStatus state={save} unsaved={pending.length} conflicts={conflicts.length} onRetry={() => saver.flush()} />
      <div className="mx-auto max-md:hidden">
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
      </div>
      <div className="flex items-center gap-1 max-md:ml-auto">
        {props.people}
        <IconButton label="Undo" keys="Ctrl Z" icon={Undo2} isDisabled={history.past.length === 0} onPress={onUndo} />
        <IconButton
          label="Redo"
          keys="Ctrl Shift Z"
          icon={Redo2}
          isDisabled={history.future.length === 0}
          onPress={onRedo}
        />
        <IconButton label="History" aria-pressed={isHistoryOpen} icon={History} onPress={onHistory} />
        <IconButton label="Preview" icon={Eye} onPress={onPreview} />
        {props.publish}
      </div>
    </header>
  );
}
