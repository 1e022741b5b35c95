// Loud Lemon's liner notes. Long because they are text.
import type { DemoShop } from "../kinds.ts";
import { figure } from "../post-parts.ts";

export const posts: DemoShop["posts"] = ({ picture, artwork }) => [
  {
    title: "How to wash a loud shirt",
    summary: "Inside out, thirty degrees, and no, not with the towels.",
    author: "Bo",
    tags: ["Merch"],
    daysAgo: 4,
    image: artwork("lemon-grin"),
    product: "Lemon Grin tee",
    html: `<p>The lemon came off the press grinning, and it stays that way if you treat it like a record: no heat, no scratching, back in its sleeve.</p><ol><li>Turn it inside out.</li><li>Thirty degrees. The stain is not afraid of forty, the print is.</li><li>Air dry. Dryers eat cotton.</li><li>Iron round the grin, never over it.</li></ol><p>We have one from our first run that has been through a hundred and two washes and a moshpit. It is behind the counter. Ask to see it.</p>`,
  },
  {
    title: "Side B is where they hid the good ones",
    summary: "Seven last tracks that beat the single.",
    author: "Nell",
    tags: ["Listening"],
    daysAgo: 18,
    image: artwork("side-b-forever"),
    product: "Side B Forever tee",
    html: `<p>Side A is what the label wanted. Side B is what the band did at two in the morning when the label had gone home.</p><h2>Why it sounds different</h2><p>A record plays from the outside in, and the groove gets tighter as it goes. The last track has less room, so it is quieter, closer, and often somebody's favourite.</p><h2>How we shelve them</h2><p>Every second-hand record gets a sticker with one track on it. It is never the single. Customers argue with the stickers, and we change them when they are right.</p>`,
  },
  {
    title: "Five speakers, one skip",
    summary: "How the Big Speaker was drawn from the worst one in the shop.",
    author: "Bo",
    tags: ["Merch", "Shop life"],
    daysAgo: 35,
    image: artwork("big-speaker"),
    product: "Big Speaker tote",
    html: `<p>It came out of a skip behind the cinema with four others. Three worked. One worked if you leaned on it. The fifth made a noise like a drawer of forks, so we drew it.</p>${figure(artwork("watching-vinyl"), "Its neighbour on the wall: Watching Vinyl, which has seen everything.")}<p>Pink is what the cone had turned under the window. Everything else is as it was, the dent in the corner too.</p>`,
  },
  {
    title: "What we do on a slow Sunday",
    summary: "One album, both sides, nobody talks.",
    author: "Nell",
    tags: ["Listening", "Shop life"],
    daysAgo: 52,
    image: picture("merch", "A table of records, shirts and tote bags"),
    product: "Slow Sunday sweatshirt",
    html: `<p>On the last Sunday of the month the shop opens at four, the lights stay off, and one album is played from start to end. You may sit on the floor. You may not review it while it plays.</p><p>Someone brings a cake. Someone always brings the same cake. At six we turn the lights on, and then you may talk about the bass.</p>`,
  },
];
