import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import type { StaffRow } from "../data/reply.ts";

const looks: Record<StaffRow["status"], { tone: Tone; shape: StatusShape }> = {
  Enabled: { tone: "success", shape: "dot" },
  Pending: { tone: "info", shape: "ring" },
  Disabled: { tone: "neutral", shape: "square" },
};

/** Enabled, pending or disabled. */
export const StatusMark = ({ status }: { status: StaffRow["status"] }) => (
  <StatusBadge {...looks[status]}>{status}</StatusBadge>
);

/** Beside the status: somebody may be enabled and muted. */
export const MutedMark = ({ mutedAt }: { mutedAt: string | null }) =>
  mutedAt ? <StatusBadge tone="warning">Muted</StatusBadge> : null;
