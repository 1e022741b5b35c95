import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = globSync("{packages,apps}/*/package.json").map((path) => path.replace("/package.json", ""));

test.each([...folders, "demo", "e2e", "bench", "tools"])(
  "%s says what it is, shows it, and says what is elsewhere",
  (folder) => {
    const path = `${folder}/README.md`;
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    expect(text).toMatch(/^# /);
    expect(text, "an example").toContain("```");
    expect(text, "where the neighbouring thing is").toMatch(/^(\*\*)?Not here(\*\*)?:/m);
  },
);
