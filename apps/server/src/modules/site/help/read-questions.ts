import type { Bound } from "@selvedge/db/bound";
import { type HelpGroupCode, helpGroupCodes } from "@selvedge/domain/help/groups";
import { standardQuestions } from "@selvedge/domain/help/standard-questions";
import type { DivisionId } from "@selvedge/domain/ids";
import type { ShopFacts } from "@selvedge/domain/legal/shop-facts";
import { type OwnQuestion, ownQuestions } from "./queries.ts";

export interface ShownQuestion {
  name: string;
  group: HelpGroupCode;
  question: string;
  html: string;
  isStandard: boolean;
  hasStandard: boolean;
  hidden: boolean;
  version: number;
  url: string;
}

export const questionPath = (name: string): string => `/help/question/${name}/`;

/** Every question of a shop's help by group: standard ones, those written in their place, and the shop's own. */
export async function readQuestions(
  db: Bound,
  divisionId: DivisionId,
  facts: () => ShopFacts | Promise<ShopFacts>,
): Promise<ShownQuestion[]> {
  const [own, shop] = await Promise.all([ownQuestions(db, divisionId), facts()]);
  return mergeQuestions(own, shop);
}

/** The same without the hidden ones: what visitors see. */
export const shownQuestions = async (...given: Parameters<typeof readQuestions>): Promise<ShownQuestion[]> =>
  (await readQuestions(...given)).filter(({ hidden }) => !hidden);

function mergeQuestions(own: readonly OwnQuestion[], facts: ShopFacts): ShownQuestion[] {
  const standard = standardQuestions.map(({ name, group, question, answer }) => {
    const written = own.find((each) => each.name === name);
    return written ? presentOwn(written) : presentStandard({ name, group, question, html: answer(facts) });
  });
  const added = own.filter(({ name }) => !isStandardName(name)).map(presentOwn);
  const all = [...standard, ...added];
  return helpGroupCodes.flatMap((code) => all.filter(({ group }) => group === code));
}

export const isStandardName = (name: string): boolean => standardQuestions.some((each) => each.name === name);

const presentStandard = (given: Pick<ShownQuestion, "name" | "group" | "question" | "html">): ShownQuestion => ({
  ...given,
  ...{ isStandard: true, hasStandard: true, hidden: false, version: 0, url: questionPath(given.name) },
});

const presentOwn = ({ name, group_code, question, answer_html, hidden, version }: OwnQuestion): ShownQuestion => ({
  ...{ name, group: group_code, question, html: answer_html, hidden, version },
  ...{ isStandard: false, hasStandard: isStandardName(name), url: questionPath(name) },
});
