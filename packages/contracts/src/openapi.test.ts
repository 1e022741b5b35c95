import { expect, test } from "vitest";
import { callGroups } from "./all-calls.ts";
import { basePath, type Call, partsOfKey } from "./call.ts";
import { openApiDocument } from "./openapi.ts";

const calls = Object.values(callGroups).flatMap((group) => Object.values(group as Record<string, Call>));

test("every call is in the document once, with its path parameters", () => {
  const { paths } = openApiDocument("session") as {
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
    expect(call.key).toMatch(/email-for-later|instagram\/posts$|openapi|\.(pdf|png)$/);
});

test("who may call is what the call itself says: public ones take nothing, the others the platform's own cookie", () => {
  const { paths, components } = openApiDocument("__Host-session") as {
    paths: Record<string, Record<string, { security: object[]; responses: object }>>;
    components: { securitySchemes: Record<string, object> };
  };
  expect(components.securitySchemes).toMatchObject({ session: { in: "cookie", name: "__Host-session" } });
  for (const call of calls) {
    const { method, path } = partsOfKey(call.key);
    const { security, responses } = paths[basePath + path]![method.toLowerCase()]!;
    expect(["200" in responses, "202" in responses], call.key).toEqual([!call.isAccepted, call.isAccepted === true]);
    expect(security, call.key).toEqual(call.access === "anyone" ? [] : [{ session: [] }]);
    expect("401" in responses, call.key).toBe(call.access !== "anyone" || (call.errors ?? []).includes("signInNeeded"));
  }
});
