import { PageView } from "@selvedge/blocks/page/page-view";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { PageFacts } from "@selvedge/pages/page/page-rules";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";

/** A page that the shop's owner made of blocks. The blocks come resolved, without hidden ones. */
export default function StorePage({ answer }: { answer: PageAnswer<"store"> }) {
  const { page, blocks, needs } = answer.data;
  return <PageView page={page as PageFacts} blocks={blocks as readonly ResolvedBlock[]} data={needs} />;
}
