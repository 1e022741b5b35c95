// html-validate over shops' pages as the server sends them.
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { openConnection } from "../../bench/src/http/connection.ts";
import { getRequest } from "../../bench/src/http/request.ts";

/** What the HTML standard and WCAG say. */
const rules = { extends: ["html-validate:standard", "html-validate:a11y"] };

/** Errors of all pages, each a line with the page, its place and the rule. */
export async function faultsOfPages({ server, host }, pages) {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const connection = await openConnection(server.port);
  const faults = [];
  for (const [name, path] of Object.entries(pages)) {
    const { body } = await connection.send(getRequest(path, { host, accept: "text/html" }));
    const report = await validator.validateString(String(body), path);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column, selector } of messages)
        faults.push(`${name} ${path} ${line}:${column} ${ruleId}: ${message} (${selector ?? ""})`);
  }
  connection.close();
  return { faults, pages: Object.keys(pages).length };
}
