// Northkeep's field notes. Long because they are text.
import type { DemoShop } from "../kinds.ts";
import { figure } from "../post-parts.ts";

export const posts: DemoShop["posts"] = ({ picture, artwork, mockup }) => [
  {
    title: "What a square metre of seagrass does",
    summary: "It holds sand, hides fish and stores carbon. Planting it is mostly kneeling in cold water.",
    author: "Isla Kerr",
    tags: ["Seagrass"],
    daysAgo: 3,
    image: picture("seagrass", "A seagrass meadow under clear shallow water"),
    product: "High Water tee",
    html: `<p>Seagrass is a plant and not a weed: it has roots, it flowers, and it went back into the sea a very long time ago. A square metre of it holds the sand still, and still water is where small fish live.</p><h2>How we plant it</h2><p>Seed is collected in August, from meadows that can spare it. In winter it sleeps in tanks. In spring we fill small hessian bags with sand and seed, thread them on a line, and lay the line along the bottom at low water.</p><p>Most of that is kneeling. The tide gives us two hours.</p><h2>How we know that it worked</h2><p>We count shoots in the same hundred squares each June. In the first year about a third of the bags show green. By the third year you can no longer see where one bag ended and the next began, and that is the number we wait for.</p>`,
  },
  {
    title: "Same ledge, every spring",
    summary: "Guillemots come back to the same few centimetres of rock. We know because we look.",
    author: "Tam Rae",
    tags: ["Birds"],
    daysAgo: 19,
    image: artwork("same-ledge"),
    product: "Same Ledge sweatshirt",
    html: `<p>A guillemot has no nest. It has a place: a strip of ledge about as long as a hand, and it comes back to that strip each spring for most of its life.</p><p>From the boat they look alike. From the hide, with a telescope and a thermos, the one with the crooked white line beside its eye has stood third from the left since 2019.</p><blockquote><p>Third from the left since 2019.</p></blockquote><h2>What the count is for</h2><p>If a ledge fills up late, the fish came late. If it stays half empty, something happened in winter, far out, where nobody is looking. The ledge is how the sea reports to us.</p>`,
  },
  {
    title: "Leave the kelp alone",
    summary: "It looks like rubbish on the beach. It is breakfast.",
    author: "Isla Kerr",
    tags: ["Shore"],
    daysAgo: 33,
    image: artwork("leave-the-kelp"),
    product: "Leave the Kelp tee",
    html: `<p>After each storm somebody kindly clears the kelp from the beach. It is well meant, and it takes away breakfast for sandhoppers, and so for turnstones, and so for everybody who came to see the turnstones.</p>${figure(artwork("leave-the-kelp"), "Drawn for the sign at the car park. The sign was stolen twice, so we made a shirt.")}<h2>What to pick up instead</h2><ul><li>Rope, above all the blue kind.</li><li>Anything with a barcode.</li><li>Balloons, and the ribbons after them.</li></ul><p>Everything else on that line is food.</p>`,
  },
  {
    title: "Slower ships, quieter water",
    summary: "Ten knots in place of fourteen, from May to September. It is working.",
    author: "Tam Rae",
    tags: ["Whales"],
    daysAgo: 47,
    image: mockup("Whale Crossing sweatshirt"),
    product: "Whale Crossing sweatshirt",
    html: `<p>A minke whale hears with its whole jaw. A ship at fourteen knots is louder to it than the sea is to you. At ten knots the noise halves, and a whale that would have been hit has time to dive.</p><h2>The first summer</h2><p>Four in five ships kept the limit, though nobody could make them. We published the names of those who did.</p><h2>The next one</h2><p>The hydrophone off the point runs through the winter now. Your orders paid for its cable, which is the least romantic thing that we have ever asked anyone to buy, and the most useful.</p>`,
  },
  {
    title: "Reading the shipping forecast",
    summary: "Wind, sea, weather, visibility: twelve words that decide the day.",
    author: "Isla Kerr",
    tags: ["Shore"],
    daysAgo: 61,
    image: picture("sea", "A grey sea with one band of light at the horizon"),
    product: "Sea Areas hoodie",
    html: `<p>The forecast for Tyne takes eleven seconds to read out, and each word has its place.</p><ol><li>Wind: where it comes from, how strong, how it will turn.</li><li>Sea: from smooth to phenomenal, in nine steps.</li><li>Weather: rain, showers, fair.</li><li>Visibility: good is more than five miles.</li></ol><p>“Soon” is six to twelve hours away. “Imminent” is less than six. “Later” is after twelve, and in our office it means that we go out now.</p>`,
  },
];
