import { defineBlock } from "@selvedge/pages/block-type";

/** A question that opens to its answer; `faqData` gives the page's questions to search engines. */
export const expandableBlock = defineBlock({
  type: "expandable",
  title: "Question",
  category: "text",
  usedMost: 8,
  icon: "unfold",
  description: "A question that opens to its answer. Search engines read both.",
  searchWords: ["faq", "question", "answer", "accordion", "tabs"],
  emptyText: "Write a question and its answer.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: "any",
  hydrates: false,
  fields: {
    questionMeta: { kind: "text", label: "Question", cutAt: 200 },
    answerMeta: { kind: "html", label: "Answer" },
    open: { kind: "flag", label: "Open at first", part: "behaviour", default: false },
  },
  starter: { size: 12, properties: { questionMeta: "A question people ask", answerMeta: "<p>Your answer.</p>" } },
  example: {
    type: "expandable",
    size: 12,
    properties: { questionMeta: "When will it arrive?", answerMeta: "<p>Three working days after you order.</p>" },
  },
});
