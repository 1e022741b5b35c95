import type { PageSplitTest } from "@selvedge/contracts/pages/page-data";
import { forcedVariation, metVariation } from "@selvedge/domain/split-tests/chosen-variations";
import { discoveredTestsCookie, readDiscoveredTests } from "@selvedge/domain/split-tests/discovered-tests";
import type { Variation } from "@selvedge/domain/split-tests/running-test";
import { startedTestEvent, startedTestEventName, startedTestLine } from "@selvedge/domain/split-tests/started-test";

/** Where it is remembered, for a session, which tests have started: ids of tests and variations. */
const startedKey = "started-split-tests";

type Page = Pick<Document, "cookie" | "getElementById">;
type Browser = Pick<Window, "dispatchEvent" | "sessionStorage" | "location" | "fetch"> & {
  console: Pick<Console, "info">;
};

/**
 * Reads the page's split tests, adds to them which variation this visitor has, and starts those that this session has not met
 * yet: each once, with the event `split-test:start` on the window. Internal people read a line of each in their console.
 * Source: storefront §4, §6, §7.
 */
export function startSplitTests(page: Page, browser: Browser): void {
  const data = page.getElementById("split-tests");
  if (!data) return;
  const tests = JSON.parse(data.textContent) as PageSplitTest[];
  const own = tests.flatMap((test) => {
    const variation = variationOf(test, page.cookie, browser.location.search);
    return variation ? [{ test, variation }] : [];
  });
  for (const {
    test,
    variation: { id, name },
  } of own)
    Object.assign(test, { discovered: true, variation: { id, name } });
  data.textContent = JSON.stringify(tests);
  const all = new Map(own.map(({ test, variation }) => [test.id, variation.id]));
  const started = startedBefore(browser);
  const news = own.filter(({ test, variation }) => started.get(test.id) !== variation.id);
  if (news.length === 0) return;
  remember(browser, new Map([...started, ...all]));
  for (const { test, variation } of news) {
    const detail = startedTestEvent([test.id, variation.id], all);
    browser.dispatchEvent(new CustomEvent(startedTestEventName, { detail }));
  }
  void writeLines(page, browser, news).catch(() => {});
}

function variationOf(test: PageSplitTest, cookies: string, query: string): Variation | null {
  const variations = Object.entries(test.variationIds).map(([alias, id]) => ({
    ...{ id, alias, weight: 0 },
    name: test.availableVariations[alias] ?? alias,
  }));
  const known = { ...test, variations };
  return (
    forcedVariation(known, new URLSearchParams(query)) ?? metVariation(known, readDiscoveredTests(cookieOf(cookies)))
  );
}

function cookieOf(cookies: string): string | undefined {
  const found = cookies.split("; ").find((pair) => pair.startsWith(`${discoveredTestsCookie}=`));
  try {
    return found && decodeURIComponent(found.slice(discoveredTestsCookie.length + 1));
  } catch {
    return undefined;
  }
}

/** A browser may refuse its storage; then each page is a session of its own. */
function startedBefore({ sessionStorage }: Browser): ReadonlyMap<number, number> {
  try {
    return readDiscoveredTests(sessionStorage.getItem(startedKey) ?? undefined);
  } catch {
    return new Map();
  }
}

function remember(browser: Browser, started: ReadonlyMap<number, number>): void {
  try {
    browser.sessionStorage.setItem(startedKey, JSON.stringify(Object.fromEntries(started)));
  } catch {}
}

interface Own {
  readonly test: PageSplitTest;
  readonly variation: Variation;
}

/** Only somebody with a session can be an internal user: nobody else asks the server. */
async function writeLines(page: Page, { fetch, console }: Browser, own: readonly Own[]): Promise<void> {
  if (!/(?:^|; )XSRF-TOKEN=/.test(page.cookie)) return;
  const answer = await fetch("/omnis/v3/frontend/split-tests/visitor/");
  if (!answer.ok) return;
  const { data } = (await answer.json()) as { data: { isInternal: boolean } };
  for (const { test, variation } of own) {
    const line = startedTestLine({ name: test.name, variation: variation.name }, data);
    if (line !== null) console.info(line);
  }
}
