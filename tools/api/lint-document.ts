import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const tool = (path: string) => join(import.meta.dirname, path);
const linter = tool("../../node_modules/@redocly/cli/bin/cli.js");
const offline = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** What the linter says against an OpenAPI document, rule by rule; empty where it says nothing. */
export function lintDocument(document: object): string {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-api-"));
  try {
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      [linter, "lint", "openapi.json", "--config", tool("redocly.yaml"), "--format", "stylish"],
      { cwd: folder, encoding: "utf8", env: { ...process.env, ...offline } },
    );
    if (error) throw error;
    return status === 0 ? "" : stdout || stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
