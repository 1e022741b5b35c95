import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ArrowLeft, Eye, History, Redo2, Undo2 } from "lucide-react";
import { PageState } from "../pages/page-state.tsx";
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
  onVersions: () => void;
  onPreview: () => void;
  publish: { mayPublish: boolean; isBusy: boolean; run: () => void };
}

/** What is done with the page as a whole, and how its changes stand. */
export function TopBar({
  page,
  editing,
  device,
  onDevice,
  onUndo,
  onRedo,
  onVersions,
  onPreview,
  publish,
}: TopBarProps) {
  const { history, save } = editing;
  const isSeen = page.publishedAt !== null && page.published;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2">
      <LinkButton href={`/pages/${page.id}`} size="dense" icon={ArrowLeft}>
        <span className="sr-only">Back to the page’s settings</span>
      </LinkButton>
      <h1 className="max-w-48 truncate font-medium max-md:max-w-28">{page.name}</h1>
      <PageState page={{ isPublished: isSeen, publishedAt: page.publishedAt }} />
      <SaveStatus state={save} />
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
        <IconButton label="Undo" keys="Ctrl Z" icon={Undo2} isDisabled={history.past.length === 0} onPress={onUndo} />
        <IconButton
          label="Redo"
          keys="Ctrl Shift Z"
          icon={Redo2}
          isDisabled={history.future.length === 0}
          onPress={onRedo}
        />
        <IconButton label="Versions" icon={History} onPress={onVersions} />
        <IconButton label="Preview" icon={Eye} onPress={onPreview} />
        <Button
          variant="primary"
          size="dense"
          busy={publish.isBusy}
          busyLabel="Publishing"
          isDisabled={!publish.mayPublish || (!page.edited && save.kind === "saved")}
          onPress={publish.run}
        >
          Publish
        </Button>
      </div>
    </header>
  );
}
