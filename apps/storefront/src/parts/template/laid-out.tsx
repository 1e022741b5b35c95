import type { PageTemplate } from "@selvedge/contracts/pages/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ReactNode } from "react";
import { staticPart } from "../static-part.tsx";
import { keyOf, runsOf } from "./template-runs.ts";

const TemplateBlocks = staticPart("templateBlocks", () => import("./template-blocks.tsx"));
const EditedPart = staticPart("editedPart", () => import("./edited-part.tsx"));

interface LaidOutProps {
  readonly template: PageTemplate;
  /** What the page shows itself, by the type of the block that stands for it. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A page of the shop as its template lays it out: each part in its own frame, blocks as wide as on other pages. */
export function LaidOut({ template, parts }: LaidOutProps) {
  const isEdited = template.page.mode === "preview";
  return runsOf(template.blocks as readonly ResolvedBlock[], parts).map((run) => {
    if (run.kind === "blocks") return <TemplateBlocks key={keyOf(run)} template={template} blocks={run.blocks} />;
    return (
      <Part key={keyOf(run)} block={run.block} isEdited={isEdited}>
        {parts[run.block.type]}
      </Part>
    );
  });
}

function Part({ block, isEdited, children }: { block: ResolvedBlock; isEdited: boolean; children: ReactNode }) {
  const part = <div className="page-frame template-part">{children}</div>;
  return isEdited ? <EditedPart block={block}>{part}</EditedPart> : part;
}
