// Lighthouse on a phone over pages of the demo shop, in one theme after another.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { withOwner } from "../../bench/src/pages/demo-owner.ts";
import { announceShop } from "../../bench/src/pages/demo-shop.ts";
import { browserProgram } from "../../e2e/src/browser.ts";

const reaches = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** Scores of every page in every theme, each the median of its runs, with the audits that cost points. */
export async function lighthouseRuns(demo, { themes, pages, runs }) {
  const scores = [];
  const browser = await browserProgram();
  // The first visits make the sizes of the pictures that nobody asked for before.
  for (const [, path] of pages) await visit(demo, path, browser);
  for (const theme of themes) {
    await wear(demo, theme);
    for (const [page, path] of pages) {
      const results = [];
      for (let run = 0; run < runs; run++) results.push(await visit(demo, path, browser));
      const score = scoreOf(theme, page, results);
      console.log(lineOf(score));
      scores.push(score);
    }
  }
  return scores;
}

/** One visit of a phone with an empty cache: Lighthouse's report. */
async function visit({ host }, path, { executablePath, args, env }) {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless", ...args], envVars: env });
  try {
    return (await lighthouse(`http://${host}${path}`, { port: chrome.port, logLevel: "error" })).lhr;
  } finally {
    chrome.kill();
  }
}

/** The demo shop in another theme. */
const wear = (demo, theme) =>
  withOwner(demo, async (owner) => {
    await owner.query(
      `update themes set extends = $1, properties = '{}' where active and division_id in
         (select division_id from subdomains where label = 'demo')`,
      [theme],
    );
    await announceShop(owner, 500);
  });

function scoreOf(theme, page, results) {
  const sorted = results.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score);
  const middle = sorted[sorted.length >> 1];
  const points = Object.fromEntries(
    Object.keys(reaches).map((name) => [name, Math.round(middle.categories[name].score * 100)]),
  );
  const missed = Object.keys(reaches).filter((name) => points[name] < reaches[name]);
  return {
    theme,
    page,
    points,
    isReached: missed.length === 0,
    costs: missed.flatMap((name) => costsOf(middle, name)),
  };
}

/** The audits of a category that cost points, with what they say. */
const costsOf = ({ audits, categories }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""} ${nodesOf(audits[id])}`.trim());

const nodesOf = ({ details }) =>
  (details?.items ?? [])
    .slice(0, 3)
    .map(({ node }) => node?.selector ?? "")
    .filter(Boolean)
    .join(", ");

const lineOf = ({ theme, page, points, costs }) =>
  [`${theme} ${page}:`, ...Object.entries(points).map(([name, value]) => `${name} ${value}`), ...costs].join("  ");
