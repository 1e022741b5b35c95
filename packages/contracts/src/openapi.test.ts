import { expect, test } from "vitest";
import { callGroups } from "./all-calls.ts";
import type { Call } from "./call.ts";
import { openApiDocument } from "./openapi.ts";

const calls = Object.values(callGroups).flatMap((group) => Object.values(group as Record<string, Call>));

test("every call is in the document once, with its path parameters", () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { parameters: { in: string; name: string }[] }>>;
  };
  for (const call of calls) {
    const [method = "", path = ""] = call.key.split(" ");
    const operation = paths[`/omnis/v3${path}`]?.[method.toLowerCase()];
    const named = operation?.parameters.filter((each) => each.in === "path").map((each) => each.name) ?? [];
    expect(named.sort(), call.key).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort());
  }
  expect(new Set(calls.map((call) => call.key)).size).toBe(calls.length);
});

test("every path of a call ends with a slash, as the specification writes them", () => {
  for (const call of calls.filter((each) => !each.key.endsWith("/")))
    expect(call.key).toMatch(/email-for-later|openapi|\.(pdf|png)$/);
});
