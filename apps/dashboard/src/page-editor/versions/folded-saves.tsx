import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { useNow } from "@selvedge/ui/words/use-now";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { PageVersion } from "../../pages/pages-query.ts";
import { SideRow } from "./side-row.tsx";
import { Keeper, NameButton, type NamedVersion, type Sides } from "./version-list.tsx";
import { nameOf, spanWords } from "./version-words.ts";

interface FoldedSavesProps extends Sides {
  saves: PageVersion;
  mayEdit: boolean;
  onName: (version: NamedVersion) => void;
}

/** What one person's work saved by itself, as one row that opens. It is open at first where one of them is compared. */
export function FoldedSaves({ saves, mayEdit, onName, ...compared }: FoldedSavesProps) {
  const now = useNow();
  const id = useId();
  const all = [{ version: saves.version, createdAt: saves.createdAt }, ...saves.folded];
  const isCompared = all.some(({ version }) => compared.sides.a === version || compared.sides.b === version);
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? isCompared;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
        className="flex min-h-11 w-full flex-col gap-0.5 rounded-card border border-transparent p-2 text-left outline-none hover:bg-hover focus-visible:ring-focus focus-visible:ring-inset"
      >
        <span className="flex w-full items-center gap-1">
          {nameOf(saves)} <Chevron aria-hidden size={14} className="shrink-0 text-ink-2" />
          {isCompared && !isOpen ? <span className="ml-auto text-label text-primary">Compared</span> : null}
        </span>
        <span className="text-dense text-ink-2 tabular-nums">
          {spanWords(new Date(all.at(-1)!.createdAt), new Date(saves.createdAt), now)}
        </span>
        <Keeper by={saves.by} />
      </button>
      <div id={id} hidden={!isOpen} className="ml-3 border-line border-l pl-2">
        {all.map(({ version, createdAt }) => {
          const time = clockTime(new Date(createdAt));
          const name = `the save of ${time}`;
          return (
            <SideRow key={version} {...compared} {...{ version, name }}>
              <span className="flex w-full items-center gap-2">
                <span className="text-dense tabular-nums">
                  {time} <span className="text-ink-2">· version {version}</span>
                </span>
                {mayEdit ? <NameButton name={name} onPress={() => onName({ version, note: "" })} /> : null}
              </span>
            </SideRow>
          );
        })}
      </div>
    </div>
  );
}
