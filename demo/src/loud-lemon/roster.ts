// Who is on Loud Lemon: a page of sections one below the other, without the grid of twelve columns.
import { block, page } from "@selvedge/pages/wire/written-page";
import type { ArtworkName } from "../artworks.ts";
import type { DemoPage } from "../kinds.ts";

type Band = readonly [name: string, artwork: ArtworkName, href: string, copy: string];

const bands: readonly Band[] = [
  ["The Wet Weekends", "watching-vinyl", "/product/watching-vinyl-tee/", "Four people, one launderette, two albums."],
  ["Citrus Riot", "lemon-grin", "/product/lemon-grin-tee/", "Ninety seconds a song, and they mean it."],
  ["Pencil & Tape", "side-b-forever", "/product/side-b-forever-tee/", "Records everything in a Volvo."],
  ["The Sunday Club", "slow-sunday", "/product/slow-sunday-sweatshirt/", "Not a band. Toast is served."],
  ["Big Speaker", "big-speaker", "/product/big-speaker-tote/", "Brought their own. It is the name."],
  ["Blast Radius", "play-it-loud", "/product/play-it-loud-tee/", "Asked to turn down in nine towns."],
];

const build: DemoPage["build"] = ({ artwork, picture }) =>
  page(
    { title: "The roster", description: "Every band on Loud Lemon, what they draw and what they wear.", version: 2 },
    [
      block("banner", {
        fullWidth: true,
        kind: "slim",
        title: "Nine bands, nine shirts, no manager",
        media: "overlay",
      }),
      block("announcement", {
        icon: "bell",
        text: "Record Store Day: Friday 27 November, nine o'clock, at the warehouse door",
        alignment: "space-between",
        actionStyle: "secondary",
        action: { text: "What is in it", href: "/collection/new-noise/" },
      }),
      block("carousel", {
        title: "Who is on it",
        href: "/collection/bands/",
        linkText: "All the shirts",
        itemWidth: "medium",
        items: bands.map(([title, name, href, copy]) => block("pod", { title, copy, href, image: artwork(name) })),
      }),
      block("row", {
        items: [
          block("textBlock", {
            html: "<h2>How you get on it</h2><p>Send one song and one drawing. We listen to the song twice and look at the drawing for a week. If both are still in our heads on the Monday, you are on the label.</p><p>There is no contract longer than a postcard. You keep the song, you keep the drawing, and six pounds of every shirt is yours on the first of the month.</p>",
            list: "ticks",
          }),
          block("image", {
            image: picture("merch", "A red hoodie, a yellow tee and a tote in front of comic rays"),
            ratio: "4:3",
          }),
        ],
      }),
      block("quote", {
        fullWidth: true,
        quote: "They asked for a drawing before they asked for a bio. We framed the email.",
        author: "Mo, one half of Pencil & Tape",
        font: "Shrikhand",
      }),
      block("taglets", {
        heading: "By noise",
        items: [
          block("tag", { text: "Loud", href: "/product/play-it-loud-tee/" }),
          block("tag", { text: "Sour", href: "/product/lemon-grin-tee/" }),
          block("tag", { text: "Wonky", href: "/product/side-b-forever-tee/" }),
          block("tag", { text: "Slow", href: "/product/slow-sunday-tee/" }),
        ],
      }),
      block("feed", { title: "Liner notes", href: "/blog/", linkText: "All of them", limit: 3, layout: "tiles" }),
      block("interactions", { heading: "Shout about it", tellMe: true, mailingList: "dibs" }),
      block("newsletterSubscribe", {
        fullWidth: true,
        mailingList: "dibs",
        title: "First dibs, by email",
        copy: "New bands and new shirts, before we tell anybody else.",
        buttonText: "Count me in",
        smallPrint: "We send an email to confirm first. Two newsletters a month at most.",
      }),
    ],
  );

export const roster: DemoPage = { url: "/roster/", name: "The roster", build };
