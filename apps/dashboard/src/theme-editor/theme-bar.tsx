import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ArrowLeft, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { type Device, devices } from "../page-editor/canvas.tsx";
import { changesToPublish } from "./changes-to-publish.ts";
import { changedKeys, type ThemeState } from "./theme-session.ts";

interface ThemeBarProps {
  state: ThemeState;
  device: Device;
  onDevice: (device: Device) => void;
  onUndo: () => void;
  onRedo: () => void;
  onPublish: () => void;
  onLeave: () => void;
}

const deviceWords: Record<Device, string> = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" };

/** What is done with the theme as a whole, and how its changes stand. */
export function ThemeBar({ state, device, onDevice, onUndo, onRedo, onPublish, onLeave }: ThemeBarProps) {
  const does = useSameActs({ undo: onUndo, redo: onRedo, publish: onPublish, leave: onLeave, device: onDevice });
  const { stored, draft, save } = state;
  const isNewVersion = draft.presetVersion !== stored.published.presetVersion;
  const changed = isNewVersion
    ? changesToPublish(stored.name, stored.published, draft).length
    : changedKeys(stored.published, draft).length;
  const isNew = changed > 0 || isNewVersion || !stored.isWorn;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-2 border-line border-b bg-surface px-3 py-2">
      <BackButton onLeave={does.leave} />
      <h1 className="truncate font-medium max-md:flex-1">
        <span className="max-md:sr-only">Theme: </span>
        {stored.title}
      </h1>
      <span className="max-md:sr-only">
        {!stored.isWorn ? (
          <StatusBadge tone="warning" shape="ring">
            Not in your shop
          </StatusBadge>
        ) : isNew ? (
          <StatusBadge tone="warning" shape="ring">
            {draftWords(changed)}
          </StatusBadge>
        ) : (
          <StatusBadge tone="success">In your shop</StatusBadge>
        )}
      </span>
      <span role="status" className="text-dense text-ink-2 max-md:sr-only">
        {saveWords(save.kind)}
      </span>
      <DeviceChoice device={device} onDevice={does.device} />
      <BarButtons {...{ isNew, does }} canUndo={state.canUndo} canRedo={state.canRedo} />
    </header>
  );
}

// None of these is rendered again with every change of a key.

const BackButton = memo(function BackButton({ onLeave }: { onLeave: () => void }) {
  return <IconButton label="Back to the themes" keys="Esc" icon={ArrowLeft} onPress={onLeave} />;
});

const DeviceChoice = memo(function DeviceChoice({ device, onDevice }: Pick<ThemeBarProps, "device" | "onDevice">) {
  return (
    <div className="mx-auto max-md:hidden">
      <Segmented
        label="Width of the page"
        value={device}
        onChange={(id) => onDevice(id as Device)}
        segments={(Object.keys(devices) as Device[]).map((id) => ({ id, label: deviceWords[id] }))}
      />
    </div>
  );
});

interface BarButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  /** There is something to publish. */
  isNew: boolean;
  does: { undo: () => void; redo: () => void; publish: () => void };
}

const BarButtons = memo(function BarButtons({ canUndo, canRedo, isNew, does }: BarButtonsProps) {
  return (
    <div className="flex items-center gap-1 max-md:ml-auto">
      <IconButton label="Undo" keys="Ctrl Z" icon={Undo2} isDisabled={!canUndo} onPress={does.undo} />
      <IconButton label="Redo" keys="Ctrl Shift Z" icon={Redo2} isDisabled={!canRedo} onPress={does.redo} />
      <LinkButton href="/theme" size="dense" className="max-md:hidden">
        Other themes
      </LinkButton>
      <Button variant="primary" size="dense" isDisabled={!isNew} onPress={does.publish}>
        <span>
          Review <span className="max-md:sr-only">and publish</span>
        </span>
      </Button>
    </div>
  );
});

/** A newer version of which everything is left out changes nothing that visitors see. */
const draftWords = (changed: number): string =>
  changed === 0 ? "Draft" : `Draft, ${changed === 1 ? "1 change" : `${changed} changes`}`;

const saveWords = (kind: ThemeState["save"]["kind"]): string =>
  ({ saved: "Saved", saving: "Saving", offline: "Offline", failed: "Not saved", conflict: "Not saved" })[kind];
