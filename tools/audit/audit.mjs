// npm run audit -- [--themes nordic,sol] [--pages home,post] [--runs 3] [--html] [--write]
import { parseArgs } from "node:util";
import { tidyUp } from "../../bench/src/children/clean-up.ts";
import { demoServer } from "../../bench/src/pages/demo-server.ts";
import { faultsOfPages } from "./html-faults.mjs";
import { lighthouseRuns } from "./lighthouse-runs.mjs";
import { namedPages } from "./named-pages.mjs";
import { writeAudit } from "./write-audit.mjs";

/** Themes that differ most in what they load: type, pictures, motion, dark and light. */
const sixThemes = "nordic,popart,neonCity,spring,municipal,sol";

const { values: options } = parseArgs({
  options: {
    themes: { type: "string", default: sixThemes },
    pages: { type: "string", default: "home,collection,product,post" },
    runs: { type: "string", default: "3" },
    html: { type: "boolean" },
    write: { type: "boolean" },
  },
});

const interrupted = () => void tidyUp().finally(() => process.kill(process.pid, "SIGKILL"));
process.on("SIGINT", interrupted).on("SIGTERM", interrupted);

try {
  const demo = await demoServer();
  await demo.onlyWeb();
  const pages = await namedPages(demo);
  const html = await faultsOfPages(demo, pages);
  for (const fault of html.faults) console.log(fault);
  console.log(`html-validate: ${html.pages} pages, ${html.faults.length} errors`);
  const scores = options.html
    ? []
    : await lighthouseRuns(demo, {
        themes: options.themes.split(","),
        pages: options.pages.split(",").map((name) => [name, pages[name]]),
        runs: Number(options.runs),
      });
  if (options.write) writeAudit(html, scores, Number(options.runs));
  const isGood = html.faults.length === 0 && scores.every(({ isReached }) => isReached);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await tidyUp();
}
