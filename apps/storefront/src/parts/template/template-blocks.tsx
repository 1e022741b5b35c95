import { PageView } from "@selvedge/blocks/page/page-view";
import type { PageTemplate } from "@selvedge/contracts/pages/page-data";
import type { PageFacts } from "@selvedge/pages/page/page-rules";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";

interface TemplateBlocksProps {
  readonly template: PageTemplate;
  readonly blocks: readonly ResolvedBlock[];
}

/** Blocks of a template that stand together, as on a page of their own. */
export default function TemplateBlocks({ template, blocks }: TemplateBlocksProps) {
  return <PageView page={template.page as PageFacts} blocks={blocks} data={template.needs} />;
}
