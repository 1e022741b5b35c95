import type { PageSession } from "@selvedge/builder/session/page-session";
import type { BlockRec } from "@selvedge/pages/doc";
import { cx } from "@selvedge/ui/class-names.ts";
import type { Device } from "../canvas.tsx";
import { BlockPanel } from "./block-panel.tsx";

interface SettingsPaneProps {
  /** The selected block. */
  rec: BlockRec | undefined;
  session: PageSession;
  device: Device;
  /** On a phone one pane is seen at a time. */
  isSeen: boolean;
}

/** The settings of the selected block, beside the page. */
export const SettingsPane = ({ rec, session, device, isSeen }: SettingsPaneProps) => (
  <aside
    aria-label="Settings of the block"
    className={cx("relative min-h-0 overflow-y-auto border-l border-line bg-surface", !isSeen && "max-md:hidden")}
  >
    {rec ? (
      <BlockPanel key={rec.uid} rec={rec} session={session} device={device} />
    ) : (
      <p className="p-4 text-dense text-ink-2">Choose a block on the page or in the list to change it.</p>
    )}
  </aside>
);
