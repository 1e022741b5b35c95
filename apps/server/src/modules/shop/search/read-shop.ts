import { readDivision } from "@selvedge/db/read-division";
import { storedFileAddress, withFileAddresses } from "@selvedge/domain/files/stored-file";
import { helpGroups } from "@selvedge/domain/help/groups";
import type { DivisionId } from "@selvedge/domain/ids";
import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { plainText } from "@selvedge/domain/plain-text";
import { type Searchable, searchEntry } from "@selvedge/domain/search/search-entry";
import { type SearchIndex, searchIndex } from "@selvedge/domain/search/search-index";
import type { Platform } from "../../../platform.ts";
import { type ShownQuestion, shownQuestions } from "../../site/help/index.ts";
import { readFacts } from "../../site/legal-texts/index.ts";
import { listCollections } from "../catalogue/index.ts";
import { giftCardLink, hasOwnProcessor, sellsGiftCards } from "../crawlers/index.ts";
import {
  type SearchedPage,
  type SearchedPost,
  type SearchedProduct,
  searchedPages,
  searchedPosts,
  searchedProducts,
} from "./queries.ts";
import type { Thing } from "./thing.ts";

/** A shop made ready for searching: an entry's id is the place of its thing. */
export interface SearchedShop {
  things: readonly Thing[];
  index: SearchIndex;
}

type Words = Omit<Searchable, "id" | "name">;
type Indexed = readonly [Thing, Words];

/** Letters of what is said about a thing, and of what it is found by. */
const [shownLetters, readLetters] = [150, 1600];

/** Reads all that a shop shows to everyone, and makes it ready. */
export async function readShop({ pools, origins, now }: Platform, divisionId: DivisionId): Promise<SearchedShop> {
  const site = { divisionId, now: now() };
  const [products, collections, pages, posts, questions, isOwn, sellsCards] = await readDivision(
    pools.web,
    divisionId,
    async (db) => {
      const facts = readFacts(db, divisionId, origins.main);
      return Promise.all([
        searchedProducts(db, site),
        listCollections(db, divisionId),
        searchedPages(db, site),
        searchedPosts(db, site),
        shownQuestions(db, divisionId, () => facts),
        hasOwnProcessor(db, site),
        sellsGiftCards(db, site),
      ]);
    },
  );
  const indexed: Indexed[] = [
    ...products.map(ofProduct),
    ...collections.filter(({ productCount }) => productCount > 0).map(ofCollection),
    ...pages.map((page) => ofPage(page, origins.files)),
    ...posts.map((post) => ofPost(post, origins.files)),
    ...(sellsCards ? [ofGiftCards] : []),
    ...(isOwn ? [...questions.map(ofQuestion), ...legalLinks.map(ofLegalText)] : []),
  ];
  const entries = indexed.map(([{ title }, words], id) => searchEntry({ id, name: title, ...words }));
  return { things: indexed.map(([thing]) => thing), index: searchIndex(entries) };
}

/** What shoppers type who look for something with a name on it. */
const wordsOfPersonalised = "personalised personalized customised custom";

const ofProduct = ({
  id,
  url_name,
  name,
  kind,
  personalisable,
  material,
  orders,
  colours,
  tags,
  collections,
}: SearchedProduct): Indexed => [
  { kind: "product", productId: id, title: name, url: `/product/${url_name}/` },
  {
    type: personalisable ? `${kind} ${wordsOfPersonalised}` : kind,
    orders,
    colours,
    tags,
    collections,
    text: material,
  },
];

const ofCollection = ({
  urlName,
  name,
  description,
  productCount,
}: Awaited<ReturnType<typeof listCollections>>[number]): Indexed => [
  {
    kind: "collection",
    title: name,
    text: productCount === 1 ? "1 product" : `${productCount} products`,
    url: `/collection/${urlName}/`,
  },
  { text: description },
];

const ofPage = ({ url, title, description, icon, text }: SearchedPage, filesOrigin: string): Indexed => {
  const said = plainText(text, readLetters);
  const shown = plainText(description || said, shownLetters);
  return [
    { kind: "page", title, text: shown, url, icon: iconOf(icon, filesOrigin) },
    { text: `${description} ${said}` },
  ];
};

/** Only a picture of the shop's own: others would ask another site what people look for. */
const iconOf = (icon: string, filesOrigin: string): string => storedFileAddress(icon, filesOrigin) ?? "";

const ofPost = (
  { url_name, title, summary, text, tags, image, published_at }: SearchedPost,
  origin: string,
): Indexed => [
  {
    kind: "post",
    title,
    text: plainText(summary || text, shownLetters),
    url: `/blog/${url_name}/`,
    image: withFileAddresses(image, origin),
    publishedAtMs: published_at.getTime(),
  },
  { tags, text: `${summary} ${plainText(text, readLetters)}` },
];

const ofQuestion = ({ question, html, group, url }: ShownQuestion): Indexed => [
  { kind: "answer", title: question, text: plainText(html, shownLetters), url },
  { collections: [helpGroups[group].name], text: plainText(html, readLetters) },
];

const ofGiftCards: Indexed = [
  { kind: "page", ...giftCardLink, text: "For somebody who would rather choose" },
  { text: "voucher present" },
];

const ofLegalText = ({ title, url }: (typeof legalLinks)[number]): Indexed => [
  { kind: "page", title, text: "", url },
  {},
];
