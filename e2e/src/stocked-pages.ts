// Bramble's two pages, in the form that the calls carry.
interface StockedPage {
  url: string;
  name: string;
  page: object;
}

const paragraphs = Array.from(
  { length: 14 },
  (_, index) =>
    `<p>Metre ${index + 1} of the hedge was planted by hand: hawthorn, blackthorn and a dog rose, with a guard of hazel to keep the hares off until the spring.</p>`,
).join("");

export const homePage: StockedPage = {
  url: "/",
  name: "Home",
  page: {
    version: 1,
    properties: { title: "Home", description: "Clothes from the hedgerow, printed when you order them." },
    blocks: [
      {
        type: "banner",
        size: 12,
        order: 0,
        properties: {
          fullWidth: true,
          eyebrow: "The hedgerow collection",
          title: "Clothes with *roots*",
          copy: "Three drawings from the hedge behind our yard, printed one at a time.",
          actions: [{ text: "Shop clothing", href: "/collection/clothing/", primary: true }],
        },
      },
      {
        type: "productList",
        size: 12,
        order: 1,
        properties: { title: "Most worn this month", href: "/collection/clothing/", linkText: "Shop all", limit: 4 },
      },
      {
        type: "textBlock",
        size: 12,
        order: 2,
        properties: {
          html: '<h2>What your order plants</h2><p>One metre of hedge. <a href="/our-hedges/">See our hedges</a>, or read <a href="/our-hedges/#content">the questions people ask</a>.</p>',
        },
      },
      {
        type: "newsletterSubscribe",
        size: 12,
        order: 3,
        properties: {
          fullWidth: true,
          mailingList: "hedge",
          title: "A letter from the hedge",
          copy: "Four times a year: what was planted, and what we drew because of it.",
        },
      },
    ],
  },
};

export const hedgePage: StockedPage = {
  url: "/our-hedges/",
  name: "Our hedges",
  page: {
    version: 1,
    properties: { title: "Our hedges", description: "Where your metre of hedge is planted." },
    blocks: [
      {
        type: "textBlock",
        size: 12,
        order: 0,
        properties: {
          html: `<h1>Our hedges</h1><p><a href="/">Home</a> <a href="/collection/clothing/">Clothing</a></p>${paragraphs}`,
        },
      },
      {
        type: "expandable",
        size: 12,
        order: 1,
        properties: {
          questionMeta: "When is my metre planted?",
          answerMeta: "<p>In the first frost-free week after your order.</p>",
        },
      },
    ],
  },
};
