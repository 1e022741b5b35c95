import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";

/** The page's questions as structured data for search engines (schema.org FAQPage); null when there are none. */
export function faqData(blocks: readonly ResolvedBlock[]): Record<string, unknown> | null {
  const questions = questionsIn(blocks);
  return questions.length > 0 ? { "@context": "https://schema.org", "@type": "FAQPage", mainEntity: questions } : null;
}

function questionsIn(blocks: readonly ResolvedBlock[]): Record<string, unknown>[] {
  return blocks.flatMap(({ type, props, items }) => [
    ...(type === "expandable" ? questionOf(props) : []),
    ...questionsIn(items),
  ]);
}

function questionOf({ questionMeta, answerMeta }: ResolvedBlock["props"]): Record<string, unknown>[] {
  if (!questionMeta || !answerMeta) return [];
  return [{ "@type": "Question", name: questionMeta, acceptedAnswer: { "@type": "Answer", text: answerMeta } }];
}
