import { block } from "@selvedge/pages/wire/written-page";
import { type Pattern, words } from "./pattern.ts";

const question = (questionMeta: string, answer: string) =>
  block("expandable", { questionMeta, answerMeta: `<p>${answer}</p>` });

/** Sections that answer people, and bring them back. */
export const answers: readonly Pattern[] = [
  {
    id: "questions",
    title: "Questions and answers",
    about: "A heading and four questions that open",
    group: "answers",
    searchWords: ["faq", "help", "accordion"],
    blocks: [
      words("<h2>Questions people ask</h2>"),
      question("When will it arrive?", "Say how long it takes from the order to the door."),
      question("Can I send it back?", "Say what can come back, and until when."),
      question("How do I wash it?", "Say at what heat, and inside out or not."),
      question("Do you make larger orders?", "Say from which number, and how to ask."),
    ],
  },
  {
    id: "newsletter",
    title: "Newsletter",
    about: "A band with a sign-up",
    group: "answers",
    searchWords: ["email", "subscribe", "mailing list"],
    blocks: [
      block("newsletterSubscribe", {
        fullWidth: true,
        title: "A letter now and then",
        copy: "What is new, four times a year.",
      }),
    ],
  },
  {
    id: "contact",
    title: "Contact form",
    about: "Words, and a form that reaches you",
    group: "answers",
    searchWords: ["form", "email", "write to us"],
    blocks: [
      words("<h2>Write to us</h2><p>Say when people can expect an answer.</p>", { size: 5 }),
      block("mailContactForm", { size: 7, title: "Your message" }),
    ],
  },
  {
    id: "from-the-blog",
    title: "From the blog",
    about: "Your three newest posts",
    group: "answers",
    searchWords: ["posts", "news", "journal"],
    blocks: [
      block("feed", {
        title: "From the notebook",
        source: "blog",
        limit: 3,
        layout: "tiles",
        href: "/blog/",
        linkText: "All posts",
      }),
    ],
  },
];
