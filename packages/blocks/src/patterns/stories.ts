import { block } from "@selvedge/pages/wire/written-page";
import { type Pattern, words } from "./pattern.ts";

const figure = (figure: string, title: string) => block("card", { size: 4, figure, title });
const step = (figure: string, title: string, copy: string) => block("card", { size: 4, figure, title, copy });

/** Sections that tell of a shop, and why people buy of it. */
export const stories: readonly Pattern[] = [
  {
    id: "split",
    title: "Words beside a picture",
    about: "Half words, half picture",
    group: "story",
    searchWords: ["split", "two columns", "about"],
    blocks: [
      block("row", {
        items: [
          words("<h2>How it began</h2><p>Two or three sentences about who you are and why you make this.</p>", {
            size: 6,
          }),
          block("image", { size: 6, ratio: "4:3" }),
        ],
      }),
    ],
  },
  {
    id: "story-in-numbers",
    title: "Story in numbers",
    about: "A panel: words, three numbers, a picture",
    group: "story",
    searchWords: ["figures", "impact", "statistics"],
    blocks: [
      block("row", {
        look: "panel",
        items: [
          block("row", {
            direction: "column",
            items: [
              words("<h2>What your order does</h2><p>Say what happens with a part of what people pay.</p>"),
              block("row", {
                items: [
                  figure("31,480", "pieces made since we began"),
                  figure("100%", "printed when it is ordered"),
                  figure("4", "people in the workshop"),
                ],
              }),
            ],
          }),
          block("image"),
        ],
      }),
    ],
  },
  {
    id: "picture-and-button",
    title: "Picture, words and a button",
    about: "A picture, and beside it a story that goes on",
    group: "story",
    searchWords: ["split", "about", "two columns"],
    blocks: [
      block("image", { size: 5 }),
      block("row", {
        size: 7,
        direction: "column",
        items: [
          words("<h2>Where it comes from</h2><p>Two or three sentences about who you are and why you make this.</p>"),
          block("button", { text: "Read on", href: "/about/" }),
        ],
      }),
    ],
  },
  {
    id: "words-in-columns",
    title: "Words in columns",
    about: "A large heading, and two columns of words",
    group: "story",
    searchWords: ["text", "about", "three columns"],
    blocks: [
      words("<h2>Who we are, in few words</h2>", { size: 4, font: "heading" }),
      words("<p>Say who you are, and where you make this.</p>", { size: 4 }),
      words("<p>Say why you do it, and what comes of it.</p>", { size: 4 }),
    ],
  },
  {
    id: "steps",
    title: "Three steps",
    about: "How it works, one two three",
    group: "story",
    searchWords: ["how it works", "process"],
    blocks: [
      words("<h2>How it works</h2>"),
      block("row", {
        items: [
          step("1", "You choose", "A piece, a colour, a size."),
          step("2", "We print", "One at a time, when you order it."),
          step("3", "It arrives", "In paper, within the week."),
        ],
      }),
    ],
  },
  {
    id: "film",
    title: "A film with a heading",
    about: "A video, and what it shows",
    group: "story",
    searchWords: ["video", "youtube"],
    blocks: [words("<h2>See how it is made</h2>"), block("youtube", { title: "How it is made" })],
  },
  {
    id: "promises",
    title: "Four promises",
    about: "A strip of facts with icons",
    group: "trust",
    searchWords: ["features", "icons", "usp", "benefits"],
    blocks: [
      block("row", {
        fullWidth: true,
        look: "strip",
        items: [
          block("card", { size: 3, icon: "shirt", title: "Printed when you order" }),
          block("card", { size: 3, icon: "leaf", title: "Organic cotton" }),
          block("card", { size: 3, icon: "van", title: "With you in a week" }),
          block("card", { size: 3, icon: "heart", title: "Made by four people" }),
        ],
      }),
    ],
  },
  {
    id: "kind-word",
    title: "A kind word",
    about: "What a customer said, with stars",
    group: "trust",
    searchWords: ["quote", "review", "testimonial"],
    blocks: [block("quote", { quote: "What a customer told you.", author: "Their name", stars: 5 })],
  },
  {
    id: "pictured-word",
    title: "A kind word between pictures",
    about: "What a customer said, with a picture at each side",
    group: "trust",
    searchWords: ["quote", "review", "testimonial"],
    blocks: [
      block("row", {
        items: [
          block("image", { size: 3 }),
          block("quote", { size: 6, quote: "What a customer told you.", author: "Their name" }),
          block("image", { size: 3 }),
        ],
      }),
    ],
  },
  {
    id: "three-reviews",
    title: "Three reviews",
    about: "Three quotes beside each other",
    group: "trust",
    searchWords: ["quotes", "testimonials", "reviews"],
    blocks: [
      words("<h2>What people say</h2>"),
      block("row", {
        items: [1, 2, 3].map((at) =>
          block("quote", { size: 4, quote: "What a customer told you.", author: `Customer ${at}`, stars: 5 }),
        ),
      }),
    ],
  },
  {
    id: "letter",
    title: "A letter",
    about: "A picture, a greeting, what you have to tell, and a button",
    group: "story",
    searchWords: ["mail", "newsletter", "message"],
    blocks: [
      block("image", { ratio: "wide" }),
      words(
        "<h1>What is new, in one line</h1><p>Dear reader,</p><p>Tell the news in two or three sentences, as you would to somebody you know.</p><p>Thank you for reading,<br />your name</p>",
      ),
      block("button", { text: "See what is new", href: "/" }),
    ],
  },
];
