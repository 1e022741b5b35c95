import { openApiDocument } from "@selvedge/contracts/openapi";
import { expect, test } from "vitest";
import { lintDocument } from "./lint-document.ts";

type Operation = { operationId: string; security?: unknown };
type Document = { servers?: unknown; paths: Record<string, Record<string, Operation>> };

const document = () => structuredClone(openApiDocument("session")) as unknown as Document;
const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((path) => Object.values(path));

test("the document of every call passes", () => {
  expect(lintDocument(document())).toBe("");
});

test("two calls of one operation id, a call without security and a missing server are refused", () => {
  const faulty = document();
  const [first, second, third] = operationsOf(faulty);
  second!.operationId = first!.operationId;
  delete third!.security;
  delete faulty.servers;
  const faults = lintDocument(faulty);
  for (const rule of ["operation-operationId-unique", "security-defined", "no-empty-servers"])
    expect(faults).toContain(rule);
});
