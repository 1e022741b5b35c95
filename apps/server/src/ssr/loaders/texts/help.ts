import type { HelpPageData } from "@selvedge/contracts/pages/text-pages";
import { readDivision } from "@selvedge/db/read-division";
import { type HelpGroupCode, helpGroupCodes, helpGroups, isHelpGroup } from "@selvedge/domain/help/groups";
import { findReason, helpReasons } from "@selvedge/domain/help/reasons";
import { plainText } from "@selvedge/domain/plain-text";
import { search as searchFor } from "@selvedge/domain/search/search";
import { searchEntry } from "@selvedge/domain/search/search-entry";
import { searchIndex } from "@selvedge/domain/search/search-index";
import { type ShownQuestion, shownQuestions } from "../../../modules/site/help/index.ts";
import { readFacts } from "../../../modules/site/legal-texts/index.ts";
import { richTextOf } from "../../../modules/site/rich-texts/index.ts";
import { type Loaded, linkSiteOf, loadedPage, missing, type Visit } from "../../visit.ts";

/** What an address of the help opens; null where there is no such group, question or reason. */
type Opened = Pick<HelpPageData, "step" | "title" | "asked" | "open" | "text" | "action"> & {
  shown: readonly ShownQuestion[];
  group: HelpGroupCode | null;
};

const plain = { asked: "", open: "", text: "", action: null, shown: [], group: null } as const;
const searchLimit = 12;

/** The help of a shop: its groups, a group, an answer, a reason to come, or what a search found. Source: storefront §2.1. */
export async function help(visit: Visit): Promise<Loaded<"help">> {
  const { platform, division, origin, path } = visit;
  const [questions, facts] = await readDivision(platform.pools.web, division.id, async (db) => {
    const facts = readFacts(db, division.id, origin);
    return Promise.all([shownQuestions(db, division.id, () => facts), facts]);
  });
  const opened = open(visit, questions, facts.email);
  if (!opened) return missing;
  const { shown, group, ...data } = opened;
  const crumbs = [
    { title: "Home", url: "/" },
    { title: "Help", url: "/help/" },
    ...(opened.step === "home" ? [] : [{ title: opened.title, url: path }]),
  ];
  const clean = (html: string) => richTextOf(html, linkSiteOf(visit), platform.origins.files).html;
  const answers = shown.map(({ name, question, html, url }) => ({ name, question, url, html: clean(html) }));
  return loadedPage<"help">({
    route: "help",
    data: {
      ...{ ...data, crumbs, email: facts.email, questions: answers },
      groups: groupsOf(questions, group),
      reasons: helpReasons.map(({ name, title, text }) => ({ title, text, url: `/help/reason/${name}/` })),
    },
    meta: {
      title: opened.title,
      description:
        opened.step === "home" ? `Delivery, returns, sizes and more: answers from ${division.name}.` : opened.text,
      canonicalPath: path,
      isNoindex: opened.step === "search",
      crumbs,
      jsonLd: answers.length > 0 && opened.step !== "search" ? [faqOf(answers)] : [],
    },
    tags: [`help:${division.id}`],
    isPrivate: opened.step === "search",
  });
}

function open({ path, params, query }: Visit, questions: readonly ShownQuestion[], email: string): Opened | null {
  if (path.startsWith("/help/group/")) return openGroup(params.groupCode, questions);
  if (path.startsWith("/help/reason/")) return openReason(params.reasonName, questions, email);
  if (path.startsWith("/help/question/") && params.questionName === undefined) return search(query.get("q"), questions);
  if (params.questionName === undefined) return { ...plain, step: "home", title: "How can we help?" };
  return openQuestion(params.questionName, questions);
}

function openGroup(code: string | undefined, questions: readonly ShownQuestion[]): Opened | null {
  if (code === undefined) return { ...plain, step: "home", title: "How can we help?" };
  if (!isHelpGroup(code)) return null;
  const shown = questions.filter(({ group }) => group === code);
  if (shown.length === 0) return null;
  const { name, about } = helpGroups[code];
  return { ...plain, step: "group", title: name, text: about, shown, group: code };
}

function openQuestion(name: string, questions: readonly ShownQuestion[]): Opened | null {
  const found = questions.find((each) => each.name === name);
  if (!found) return null;
  const shown = questions.filter(({ group }) => group === found.group);
  return { ...plain, step: "question", title: found.question, shown, open: name, group: found.group };
}

function openReason(name: string | undefined, questions: readonly ShownQuestion[], email: string): Opened | null {
  if (name === undefined) return { ...plain, step: "reasons", title: "What is it about?" };
  const reason = findReason(name);
  if (!reason) return null;
  const { title, text, group, action } = reason;
  const shown = reason.questions.flatMap((wanted) => questions.filter((each) => each.name === wanted));
  const write = { text: `Write to ${email}`, href: `mailto:${email}?subject=${encodeURIComponent(title)}` };
  return { ...plain, step: "reason", title, text, shown, group, action: action === "write" ? write : action };
}

/** Questions by their words and those of their answers; nothing typed shows them all. */
function search(typed: string | null, questions: readonly ShownQuestion[]): Opened {
  const asked = (typed ?? "").trim().slice(0, 100);
  const title = asked ? `Answers to “${asked}”` : "All questions";
  if (!asked) return { ...plain, step: "search", title, shown: questions };
  const entries = questions.map(({ question, html, group }, id) =>
    searchEntry({ id, name: question, collections: [helpGroups[group].name], text: plainText(html, 1600) }),
  );
  const shown = searchFor(searchIndex(entries), asked)
    .slice(0, searchLimit)
    .map(({ id }) => questions[id]!);
  return { ...plain, step: "search", title, asked, shown };
}

const groupsOf = (questions: readonly ShownQuestion[], open: HelpGroupCode | null): HelpPageData["groups"] =>
  helpGroupCodes.flatMap((code) => {
    const count = questions.filter(({ group }) => group === code).length;
    const { name, about } = helpGroups[code];
    return count === 0 ? [] : [{ code, name, about, count, url: `/help/group/${code}/`, isOpen: code === open }];
  });

const faqOf = (answers: readonly { question: string; html: string }[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: answers.map(({ question, html }) => ({
    ...{ "@type": "Question", name: question },
    acceptedAnswer: { "@type": "Answer", text: html },
  })),
});
