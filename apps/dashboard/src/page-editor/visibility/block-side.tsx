import type { PageSession } from "@selvedge/builder/session/page-session";
import { isAroundPages, isTemplateName } from "@selvedge/domain/templates/template-names";
import { readConditions } from "@selvedge/pages/conditions/condition";
import type { BlockRec } from "@selvedge/pages/doc";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Audience } from "../../pages/pages-query.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import type { Device } from "../canvas.tsx";
import { BlockPanel } from "../panel/block-panel.tsx";
import { ShowWhen } from "./show-when.tsx";
import type { Verdicts } from "./use-verdicts.ts";

interface BlockSideProps {
  rec: BlockRec;
  session: PageSession;
  device: Device;
  audience: Audience | undefined;
  verdicts: Verdicts | null;
  onBlock: (uid: string) => void;
  /** null where the editor's module has no sections. */
  onKeep: (() => void) | null;
}

/** The selected block: what it says and how it looks, and for whom it is shown. */
export function BlockSide({ rec, session, device, audience, verdicts, onBlock, onKeep }: BlockSideProps) {
  const [tab, setTab] = useState<"settings" | "when">("settings");
  const rules = readConditions(rec.props.conditions).length;
  const isHidden = (verdicts?.of.get(rec.uid) ?? []).length > 0;
  const canJudge = audience && verdicts;
  const hasRules = rules > 0 || mayDepend(session.doc().page.template, rec.type);
  const head = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    const box = scrolledBox(head.current);
    const note = () => {
      isScrolled.current = box !== null && box.scrollTop > 0;
    };
    box?.addEventListener("scroll", note, { passive: true });
    return () => box?.removeEventListener("scroll", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block, or the other part of it, begins at its top
  useLayoutEffect(() => {
    // Asked of a box that is at its top, it would have the browser lay everything out twice.
    if (isScrolled.current) scrolledBox(head.current)?.scrollTo(0, 0);
  }, [rec.uid, tab]);
  return (
    <>
      <div ref={head} className={hasRules ? "sticky top-0 z-1 border-b max-md:top-7 border-line bg-surface p-3" : ""}>
        {hasRules ? (
          <Segmented
            label="Parts of the block"
            value={tab}
            onChange={(id) => setTab(id as typeof tab)}
            segments={[
              { id: "settings", label: "Settings" },
              { id: "when", label: `Show when${rules > 0 ? ` (${rules})` : ""}${isHidden ? ", hidden" : ""}` },
            ]}
          />
        ) : null}
      </div>
      {tab === "when" && hasRules && canJudge ? (
        <ShowWhen key={rec.uid} {...{ rec, session, audience, verdicts, onBlock }} />
      ) : (
        <BlockPanel key={rec.uid} rec={rec} session={session} device={device} onKeep={onKeep} />
      )}
    </>
  );
}

const scrolledBox = (head: HTMLElement | null) => head?.closest("[data-scrolls]") ?? null;

/** Header and footer are the same for every visitor, and so is a part that its template needs: they take no rules. */
const mayDepend = (template: unknown, type: string): boolean =>
  !(isTemplateName(template) && (isAroundPages(template) || BLOCK_TYPES.get(type)?.part?.needed));
