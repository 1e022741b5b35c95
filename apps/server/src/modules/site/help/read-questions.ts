import type { Bound } from "@selvedge/db/bound";
import { type HelpGroupCode, helpGroupCodes } from "@selvedge/domain/help/groups";
import { standardQuestions } from "@selvedge/domain/help/standard-questions";
import type { DivisionId } from "@selvedge/domain/ids";
import type { ShopFacts } from "@selvedge/domain/legal/shop-facts";
import { type OwnOrder, type OwnQuestion, ownOrders, ownQuestions } from "./queries.ts";

export interface ShownQuestion {
  name: string;
  group: HelpGroupCode;
  question: string;
  html: string;
  /** The platform's own words; null for a question that the shop added. */
  standard: { question: string; html: string } | null;
  isStandard: boolean;
  hasStandard: boolean;
  hidden: boolean;
  version: number;
  url: string;
}

export const questionPath = (name: string): string => `/help/question/${name}/`;

/** Every question of a shop's help by group and in its people's order: standard ones, those written in their place, and its own. */
export async function readQuestions(
  db: Bound,
  divisionId: DivisionId,
  facts: () => ShopFacts | Promise<ShopFacts>,
): Promise<ShownQuestion[]> {
  const [own, orders, shop] = await Promise.all([ownQuestions(db, divisionId), ownOrders(db, divisionId), facts()]);
  return inOrder(mergeQuestions(own, shop), orders);
}

/** The same without the hidden ones: what visitors see. */
export const shownQuestions = async (...given: Parameters<typeof readQuestions>): Promise<ShownQuestion[]> =>
  (await readQuestions(...given)).filter(({ hidden }) => !hidden);

function mergeQuestions(own: readonly OwnQuestion[], facts: ShopFacts): ShownQuestion[] {
  const standard = standardQuestions.map(({ name, group, question, answer }) => {
    const written = own.find((each) => each.name === name);
    const words = { question, html: answer(facts) };
    return written ? presentOwn(written, words) : presentStandard({ name, group, ...words });
  });
  const added = own.filter(({ name }) => !isStandardName(name)).map((question) => presentOwn(question, null));
  return [...standard, ...added];
}

/** Groups in the order of all shops, and the questions of each in the shop's; what it leaves out comes last. */
function inOrder(questions: readonly ShownQuestion[], orders: readonly OwnOrder[]): ShownQuestion[] {
  return helpGroupCodes.flatMap((code) => {
    const names = orders.find(({ group_code }) => group_code === code)?.names ?? [];
    const place = ({ name }: ShownQuestion) => (names.includes(name) ? names.indexOf(name) : names.length);
    return questions.filter(({ group }) => group === code).toSorted((one, other) => place(one) - place(other));
  });
}

export const isStandardName = (name: string): boolean => standardQuestions.some((each) => each.name === name);

const presentStandard = (given: Pick<ShownQuestion, "name" | "group" | "question" | "html">): ShownQuestion => ({
  ...given,
  standard: { question: given.question, html: given.html },
  ...{ isStandard: true, hasStandard: true, hidden: false, version: 0, url: questionPath(given.name) },
});

const presentOwn = (
  { name, group_code, question, answer_html, hidden, version }: OwnQuestion,
  standard: ShownQuestion["standard"],
): ShownQuestion => ({
  ...{ name, group: group_code, question, html: answer_html, standard, hidden, version },
  ...{ isStandard: false, hasStandard: isStandardName(name), url: questionPath(name) },
});
