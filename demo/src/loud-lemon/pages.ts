// Loud Lemon's pages. Long because they are text.
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { block, headroom, page } from "@selvedge/pages/wire/written-page";
import { helpPages } from "../help-pages.ts";
import type { DemoPage } from "../kinds.ts";
import { lookPages } from "./look-pages.ts";
import { roster } from "./roster.ts";

const newsletter = block("newsletterSubscribe", {
  fullWidth: true,
  mailingList: "dibs",
  title: "First dibs, by email",
  copy: "New bands and new shirts, before we tell anybody else.",
  buttonText: "Count me in",
  smallPrint: "We send an email to confirm first. Two newsletters a month at most.",
});

const home: DemoPage["build"] = ({ mockup, artwork }) =>
  page(
    {
      title: "Loud Lemon",
      description: "Shirts, hoodies and totes from a tiny record label with a big mouth. £6 of each goes to the band.",
      flags: ["homepage"],
    },
    [
      block("banner", {
        fullWidth: true,
        title: "Merch louder than the *band*",
        copy: "The autumn roster is here: nine bands, nine shirts, screen-bright ink.",
        media: "overlay",
        cutouts: [
          { image: mockup("Side B Forever tee"), href: "/product/side-b-forever-tee/" },
          { image: mockup("Lemon Grin hoodie"), href: "/product/lemon-grin-hoodie/" },
        ],
        label: "From",
        labelDetail: "£20",
        actions: [{ text: "Shop the drop", href: "/collection/new-noise/", primary: true }],
      }),
      block("row", {
        fullWidth: true,
        look: "strip",
        items: [
          block("card", { icon: "shirt", title: "Printed when you order" }),
          block("card", { icon: "leaf", title: "Organic cotton only" }),
          block("card", { icon: "check", title: "£6 a shirt to the band" }),
          block("card", { icon: "return", title: faultyPromise.short }),
        ],
      }),
      block("textBlock", { html: "<h2>Pick your volume</h2>", href: "/collection/all/", linkText: "See everything" }),
      block("grid", {
        breakpoints: { xs: 2, md: 2, lg: 4 },
        items: [
          block("pod", {
            title: "T-shirts",
            href: "/collection/t-shirts/",
            overlay: true,
            image: mockup("Lemon Grin tee"),
          }),
          block("pod", {
            title: "Hoodies",
            href: "/collection/hoodies/",
            overlay: true,
            image: mockup("Evil Eye hoodie"),
          }),
          block("pod", {
            title: "Totes",
            href: "/collection/totes/",
            overlay: true,
            image: mockup("Play It Loud tote"),
          }),
          block("pod", { title: "Stuff", href: "/collection/stuff/", overlay: true, image: artwork("watching-vinyl") }),
        ],
      }),
      block("productList", {
        title: "Top of the pile",
        href: "/collection/all/",
        linkText: "All of it",
        sortBy: "bestsellerOrder",
        limit: 8,
      }),
      block("quote", {
        fullWidth: true,
        quote: "We sold more shirts in a weekend than records in a year. Nobody had to sit up folding in the van.",
        author: "Deb, bass, The Wet Weekends",
      }),
      block("textBlock", { size: 4, font: "heading", html: "<h2>A tiny label with a big mouth</h2>" }),
      block("textBlock", {
        size: 4,
        html: "<p>Loud Lemon puts out records from a former fruit warehouse in Salford. Seven inches mostly, cassettes when we are feeling brave.</p><p>Each band draws its own shirt. We print it when you order it, so nothing sits in a box and nothing gets marked down to a fiver.</p>",
      }),
      block("textBlock", {
        size: 4,
        html: '<p>Six pounds from every shirt goes to the people who made the noise, paid on the first of the month, before anyone else sees a penny.</p><p><a href="/about/">How the label works</a></p>',
      }),
      newsletter,
    ],
  );

const about: DemoPage["build"] = ({ picture, mockup }) =>
  page({ title: "About the label", description: "Nine bands, two people and a former fruit warehouse in Salford." }, [
    headroom,
    block("textBlock", {
      size: 6,
      html: "<h1>Nine bands, two people, one kettle</h1><p>Loud Lemon started in 2014 with one seven-inch, three hundred sleeves folded by hand and a parking fine with a lemon drawn on the back. The single lost forty pounds. The shirt paid for the next one.</p><p>We have not changed the arrangement since: the band draws it, you wear it, they get paid.</p>",
    }),
    block("image", {
      size: 6,
      image: picture("merch", "A red hoodie, a yellow tee and a tote in front of comic rays"),
      ratio: "4:3",
    }),
    block("grid", {
      breakpoints: { xs: 1, md: 3, lg: 3 },
      items: [
        block("card", {
          figure: "£6",
          title: "per shirt to the band",
          copy: "On the first of the month, with a statement they can read.",
        }),
        block("card", {
          figure: "0",
          title: "boxes under the stairs",
          copy: "Printed when you order, in the size you order.",
        }),
        block("card", { figure: "41", title: "records so far", copy: "All still in print, one way or another." }),
      ],
    }),
    block("pod", {
      size: 6,
      title: "The Wet Weekends",
      titleSize: 4,
      copy: "Four people from Eccles who rehearse in a launderette. Their second album watches you put the needle down.",
      href: "/product/evil-eye-hoodie/",
      image: mockup("Evil Eye hoodie"),
      buttonText: "Evil Eye hoodie",
    }),
    block("pod", {
      size: 6,
      title: "The Sunday club",
      titleSize: 4,
      copy: "Not a band. A listening club that has met eleven times and finished two albums. Toast is served.",
      href: "/product/slow-sunday-sweatshirt/",
      image: mockup("Slow Sunday sweatshirt"),
      buttonText: "Slow Sunday sweatshirt",
    }),
    newsletter,
  ]);

export const pages: readonly DemoPage[] = [
  { url: "/", name: "Home", build: home },
  { url: "/about/", name: "About the label", build: about },
  roster,
  ...lookPages,
  ...helpPages({ shopName: "Loud Lemon", email: "hello@loudlemon.test" }),
];
