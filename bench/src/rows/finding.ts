// Finding something among 10,000 products: whether it is found, with a mistake too, and what that and counting filters cost.
import { chosenFacets } from "@selvedge/domain/facets/chosen-facets";
import { countFacets } from "@selvedge/domain/facets/count-facets";
import type { FacetGoods, FacetStock } from "@selvedge/domain/facets/facet-goods";
import type { ProductId } from "@selvedge/domain/ids";
import { search } from "@selvedge/domain/search/search";
import { searchEntry } from "@selvedge/domain/search/search-entry";
import { type SearchIndex, searchIndex } from "@selvedge/domain/search/search-index";
import { respelled } from "@selvedge/domain/search/spelling";
import type { Row } from "../report/row.ts";

const first =
  "Luna Amber Midnight Copper Velvet Hollow Ember Silver Crimson Wandering Quiet Golden Stormy Winter Paper Thunder Marble Saffron Distant Tidal Woven Gentle Broken Electric Rustic Cosmic Meadow Northern Painted Secret Burning Frozen Hidden Dancing Sleepy Ancient Wicked Lemon Cobalt Coral Dusty Feather Ginger Humble Ivory Jolly Lively Mossy Nimble Opal".split(
    " ",
  );
const second =
  "Moth Heron Lighthouse Penguin Cassette Mountain Kelp Octopus Lantern Harbour Thistle Badger Compass Orchard Sparrow Volcano Whale Mushroom Tiger Bicycle Otter Foxglove Raven Glacier Pebble Canyon Dragonfly Walrus Bramble Comet Daisy Falcon Hedgehog Island Jaguar Kestrel Leopard Magpie Nettle Osprey Puffin Quartz Rabbit Salmon Tortoise Urchin Viper Willow Yarrow Zebra".split(
    " ",
  );
const kinds = ["tee", "hoodie", "tote", "sweatshirt"];
const colours = "Navy White Black Natural Sky Sand Forest Berry Mustard Rose".split(" ");
const names = first.flatMap((one) => second.flatMap((two) => kinds.map((kind) => `${one} ${two} ${kind}`)));
const questionCount = 200;

let known: SearchIndex | null = null;
const index = (): SearchIndex => {
  known ??= searchIndex(
    names.map((name, id) =>
      searchEntry({
        id,
        name,
        orders: (id * 7919) % 500,
        type: name.split(" ").at(-1)!,
        colours,
        text: "100% organic cotton",
      }),
    ),
  );
  return known;
};

/** Numbers from 0 to below `most`, the same in every run. */
const picked = (turn: number, most: number): number => (turn * 104_729 + 7919) % most;
const asked = Array.from({ length: questionCount }, (_, turn) => picked(turn, names.length));

/** One mistake in the longest word: a letter left out, doubled, swapped with the next, or another one. */
function mistyped(name: string, turn: number): string {
  const word = name.split(" ").reduce((longest, each) => (each.length > longest.length ? each : longest));
  const at = 1 + picked(turn, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const ways = [
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? "") + letter + after.slice(1),
    `${before}e${after}`,
  ];
  return name.replace(word, ways[turn % ways.length]!);
}

/** As a shop searches: by the words as it spells them, then by those that were typed. */
function found(typed: string): number[] {
  const spelled = respelled(index(), typed);
  const ids = [...(spelled ? search(index(), spelled) : []), ...search(index(), typed)].map(({ id }) => id);
  return [...new Set(ids)];
}

const hits = (questions: readonly { typed: string; id: number }[]): number =>
  (questions.filter(({ typed, id }) => found(typed).slice(0, 3).includes(id)).length / questions.length) * 100;

const exact = () => asked.map((id) => ({ id, typed: names[id]!.toLowerCase() }));
const withMistakes = () => asked.map((id, turn) => ({ id, typed: mistyped(names[id]!.toLowerCase(), turn) }));

/** How many of 200 products are among the first three when their name is typed. */
export const searchExact = async (): Promise<Row> => ({
  ...{ name: "search-exact", ratio: hits(exact()), unit: "%", target: { sign: "≥", value: 95 } },
  detail: `among the first three of ${names.length} products, ${questionCount} names as they are`,
});

/** The same with one mistake in the longest word. */
export const searchTypos = async (): Promise<Row> => ({
  ...{ name: "search-typos", ratio: hits(withMistakes()), unit: "%", target: { sign: "≥", value: 90 } },
  detail: `the same with one mistake each, such as “${withMistakes()[0]!.typed}”`,
});

/** Processor time of one search with a mistake: 19 of 20 take less. */
export async function searchTime(): Promise<Row> {
  const questions = withMistakes();
  for (const { typed } of questions.slice(0, 20)) found(typed);
  const times = questions.map(({ typed }) => cpuMs(() => found(typed))).toSorted((one, other) => one - other);
  return {
    ...{
      name: "search-time",
      ratio: times[Math.floor(times.length * 0.95)]!,
      unit: "ms",
      target: { sign: "≤", value: 30 },
    },
    detail: `95th of 100 of the same searches, in processor time; the middle one ${times[times.length / 2]!.toFixed(1)} ms`,
  };
}

/** Processor time of counting all filters of a list. */
export async function facetTime(): Promise<Row> {
  const sizes = ["xs", "s", "m", "l", "xl", "2xl"];
  const stocks: FacetStock[] = Array.from({ length: 400 }, (_, at) => ({
    colours: colours.slice(at % 5).map((name) => name.toLowerCase()),
    sizes,
    inStock: colours.slice(at % 5).map((_, colour) => (picked(at + colour, 63) + 1) & 0b111111),
  }));
  const goods: FacetGoods[] = names.map((name, id) => ({
    ...{ id: id as ProductId, kind: name.split(" ").at(-1)!, stock: stocks[id % stocks.length]! },
    ...{ priceMinor: 1000 + picked(id, 4000), isOnSale: id % 9 === 0, isPersonalisable: id % 17 === 0 },
    ...{ orders: id % 500, createdAtMs: id },
  }));
  const queries = ["", "colour=navy&size=m", "kind=hoodie&colour=white&colour=black", "from=15&to=40&sale=1"];
  const chosen = queries.map((query) => chosenFacets(new URLSearchParams(query)));
  const count = () => chosen.map((each) => cpuMs(() => countFacets(goods, each, 2)));
  count();
  const times = Array.from({ length: 50 }, count)
    .flat()
    .toSorted((one, other) => one - other);
  return {
    ...{
      name: "facet-time",
      ratio: times[Math.floor(times.length * 0.95)]!,
      unit: "ms",
      target: { sign: "≤", value: 40 },
    },
    detail: `all filters of ${goods.length} products, 95th of 100 in processor time; the middle one ${times[times.length / 2]!.toFixed(1)} ms`,
  };
}

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
