import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Bookmark, Pencil } from "lucide-react";
import type { PageVersion } from "../../pages/pages-query.ts";
import type { Side } from "./compared.ts";
import { FoldedSaves } from "./folded-saves.tsx";
import { SideRow } from "./side-row.tsx";
import { nameOf } from "./version-words.ts";

/** What a name is given to. */
export type NamedVersion = Pick<PageVersion, "version" | "note">;

export interface Sides {
  sides: Record<"a" | "b", Side>;
  onSide: (side: "a" | "b", version: Side) => void;
}

interface VersionListProps extends Sides {
  versions: readonly PageVersion[];
  liveVersion: number | null;
  isSeen: boolean;
  mayEdit: boolean;
  onName: (version: NamedVersion) => void;
}

/** The draft as it is now. */
export const DraftRow = (sides: Sides) => (
  <section>
    <h3 className="px-1 pb-1 text-label text-ink-2">Now</h3>
    <SideRow {...sides} version="draft" name="Draft">
      <span className="font-medium">Draft</span>
      <StatusBadge tone="warning" shape="ring">
        Now
      </StatusBadge>
    </SideRow>
  </section>
);

/** States of the page that were kept, by day, newest first, with the two that are compared marked A and B. */
export function VersionList({ versions, ...row }: VersionListProps) {
  const days = [...Map.groupBy(versions, ({ createdAt }) => new Date(createdAt).toDateString()).values()];
  return days.map((kept) => (
    <section key={kept[0]!.createdAt}>
      <h3 className="px-1 pb-1 text-label text-ink-2">
        <DateText at={kept[0]!.createdAt} form="day" />
      </h3>
      {kept.map((version) =>
        version.folded.length > 0 ? (
          <FoldedSaves key={version.folded.at(-1)!.version} saves={version} {...row} />
        ) : (
          <VersionRow key={version.version} {...{ version }} {...row} />
        ),
      )}
    </section>
  ));
}

type VersionRowProps = Omit<VersionListProps, "versions"> & { version: PageVersion };

const VersionRow = ({ version, liveVersion, isSeen, mayEdit, onName, ...sides }: VersionRowProps) => (
  <SideRow {...sides} version={version.version} name={nameOf(version)}>
    <span className="flex w-full items-center gap-2">
      <span className={`min-w-0 truncate ${version.kind === "automatic" ? "" : "font-medium"}`}>{nameOf(version)}</span>
      {version.kind === "named" ? <Bookmark aria-hidden size={14} className="shrink-0" /> : null}
      {mayEdit ? <NameButton name={nameOf(version)} onPress={() => onName(version)} /> : null}
    </span>
    <span className="w-full text-dense text-ink-2">
      {clockTime(new Date(version.createdAt))} · version {version.version}
      {version.note && version.kind === "published" ? ", published" : ""}
    </span>
    {version.version === liveVersion && isSeen ? <StatusBadge tone="success">In the shop</StatusBadge> : null}
    <Keeper by={version.by} />
  </SideRow>
);

/** Gives a version a name. */
export const NameButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <IconButton bare label={`Name ${name}`} icon={Pencil} size="row" className="ml-auto" onPress={onPress} />
);

/** Who kept it. */
export const Keeper = ({ by }: Pick<PageVersion, "by">) => (
  <span className="flex w-full items-center gap-1.5 text-dense text-ink-2">
    {by ? (
      <>
        <Avatar name={by} size={18} /> {by}
      </>
    ) : (
      "Came with the shop"
    )}
  </span>
);
