import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Bookmark, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { PageVersion } from "../../pages/pages-query.ts";
import type { Side } from "./compared.ts";

interface VersionListProps {
  versions: readonly PageVersion[];
  liveVersion: number | null;
  isSeen: boolean;
  sides: Record<"a" | "b", Side>;
  mayEdit: boolean;
  onSide: (side: "a" | "b", version: Side) => void;
  onName: (version: PageVersion) => void;
}

/** Every state of the page that was kept, by day, newest first, with the two that are compared marked A and B. */
export function VersionList({ versions, liveVersion, isSeen, sides, mayEdit, onSide, onName }: VersionListProps) {
  const days = [...Map.groupBy(versions, ({ createdAt }) => createdAt.slice(0, 10)).values()];
  const sideOf = (version: Side) => ({
    isA: sides.a === version,
    isB: sides.b === version,
    onA: () => onSide("a", version),
    onB: () => onSide("b", version),
  });
  return (
    <div className="flex flex-col gap-4 p-3">
      <section>
        <h3 className="px-1 pb-1 text-label text-ink-2">Now</h3>
        <Row {...sideOf("draft")} name="Draft">
          <span className="font-medium">Draft</span>
          <StatusBadge tone="warning" shape="ring">
            Now
          </StatusBadge>
        </Row>
      </section>
      {days.map((kept) => (
        <section key={kept[0]!.createdAt}>
          <h3 className="px-1 pb-1 text-label text-ink-2">
            <DateText at={kept[0]!.createdAt} form="day" />
          </h3>
          {kept.map((version) => (
            <Row key={version.version} {...sideOf(version.version)} name={nameOf(version)}>
              <span className="flex w-full items-center gap-2">
                <span className="min-w-0 truncate font-medium">{nameOf(version)}</span>
                {version.kind === "named" ? <Bookmark aria-hidden size={14} className="shrink-0" /> : null}
                {mayEdit ? (
                  <IconButton
                    bare
                    label={`Name ${nameOf(version)}`}
                    icon={Pencil}
                    size="row"
                    className="ml-auto"
                    onPress={() => onName(version)}
                  />
                ) : null}
              </span>
              <span className="w-full text-dense text-ink-2">
                {clockTime(new Date(version.createdAt))} · version {version.version}
                {version.note && version.kind === "published" ? ", published" : ""}
              </span>
              {version.version === liveVersion && isSeen ? <StatusBadge tone="success">In the shop</StatusBadge> : null}
              <span className="flex w-full items-center gap-1.5 text-dense text-ink-2">
                {version.by ? (
                  <>
                    <Avatar name={version.by} size={18} /> {version.by}
                  </>
                ) : (
                  "Came with the shop"
                )}
              </span>
            </Row>
          ))}
        </section>
      ))}
    </div>
  );
}

export const nameOf = ({ note, kind, version }: Pick<PageVersion, "note" | "kind" | "version">): string =>
  note || (kind === "published" ? "Published" : `Version ${version}`);

interface RowProps {
  name: string;
  isA: boolean;
  isB: boolean;
  onA: () => void;
  onB: () => void;
  children: ReactNode;
}

const Row = ({ name, isA, isB, onA, onB, children }: RowProps) => (
  <div
    className={cx(
      "flex items-start gap-2 rounded-card border p-2",
      isA || isB ? "border-primary bg-primary-tint" : "border-transparent",
    )}
  >
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">{children}</div>
    <div className="flex shrink-0 gap-1">
      <Button
        size="row"
        variant={isA ? "primary" : "plain"}
        aria-pressed={isA}
        aria-label={`Show ${name} at the left, as A`}
        onPress={onA}
      >
        A
      </Button>
      <Button
        size="row"
        variant={isB ? "primary" : "plain"}
        aria-pressed={isB}
        aria-label={`Show ${name} at the right, as B`}
        onPress={onB}
      >
        B
      </Button>
    </div>
  </div>
);
