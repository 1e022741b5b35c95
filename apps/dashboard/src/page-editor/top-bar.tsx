import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ArrowLeft } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Page } from "../pages/pages-query.ts";
import { SaveStatus } from "../pages/save-status.tsx";
import type { PageEditing } from "../pages/use-page-session.ts";
import type { Device } from "./canvas.tsx";

interface TopBarProps {
  page: Page;
  editing: PageEditing;
  device: Device;
  onDevice: (device: Device) => void;
  /** What visitors have of the page, beside its name. */
  badge: ReactNode;
  /** Who else is here, and what the editor offers. */
  people: ReactNode;
  /** What is done with the page as a whole. */
  children: ReactNode;
}

/** Which page it is, how its changes stand, and what is done with it as a whole. */
export function TopBar({ page, editing, device, onDevice, badge, people, children }: TopBarProps) {
  const { save, pending, conflicts, saver } = editing;
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-3 py-1.5 max-md:gap-1 max-md:px-2">
      <BackLink pageId={page.id} isTemplate={page.template !== null} />
      <div className="flex min-w-0 items-center gap-2 max-md:flex-1 max-md:flex-col max-md:items-start max-md:gap-0">
        <h1 className="max-w-48 truncate font-medium max-md:max-w-full max-md:leading-5">{page.name}</h1>
        <span className="contents max-lg:hidden">{badge}</span>
        <SaveStatus state={save} unsaved={pending.length} conflicts={conflicts.length} onRetry={() => saver.flush()} />
      </div>
      <div className="mx-auto max-md:hidden">
        <WidthChoice {...{ device, onDevice }} />
      </div>
      <div className="flex shrink-0 items-center gap-1 max-md:ml-auto max-md:gap-0">
        <span className="contents max-md:hidden">{people}</span>
        {children}
      </div>
    </header>
  );
}

// Neither of these is rendered again with a key in a setting of the page.

const BackLink = memo(function BackLink({ pageId, isTemplate }: { pageId: number; isTemplate: boolean }) {
  return (
    <LinkButton
      href={isTemplate ? "/pages?state=templates" : `/pages/${pageId}`}
      size="dense"
      icon={ArrowLeft}
      variant="quiet"
      className="max-md:px-2"
    >
      <span className="sr-only">{isTemplate ? "Back to the templates" : "Back to the page’s settings"}</span>
    </LinkButton>
  );
});

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
