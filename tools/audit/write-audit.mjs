import { writeFileSync } from "node:fs";

const file = new URL("../../docs/audit.md", import.meta.url);

/** Writes the scores down for people. */
export function writeAudit({ pages, faults }, scores, runs) {
  const rows = scores.map(
    ({ theme, page, points, costs }) =>
      `| ${theme} | ${page} | ${Object.values(points).join(" | ")} | ${costs.join("; ")} |`,
  );
  writeFileSync(
    file,
    `# Audit

Written by \`npm run audit -- --write\`: the demo shop on a production build, Lighthouse on a phone with its simulated slow network and processor, the median of ${runs} ${runs === 1 ? "run" : "runs"}. Reaches: performance 95, everything else 100.

html-validate over ${pages} pages: ${faults.length} errors.

| Theme | Page | Performance | Accessibility | Best practices | SEO | What costs points |
|---|---|--:|--:|--:|--:|---|
${rows.join("\n")}
`,
  );
}
