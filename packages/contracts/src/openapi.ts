// The OpenAPI document, printed from the calls themselves. Served at /omnis/v3/openapi.json.
import { appVersion } from "@selvedge/domain/version";
import * as z from "zod";
import { callGroups } from "./all-calls.ts";
import { basePath, type Call, isChange, partsOfKey } from "./call.ts";
import { errorsOf } from "./call-errors.ts";
import { errors } from "./errors.ts";
import { type Json, securityOf, securitySchemes } from "./openapi-security.ts";

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;

/** OpenAPI 3.1 of every call. `sessionCookie` is the name that the session's cookie has on this platform. */
export function openApiDocument(sessionCookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const [group, calls] of Object.entries(callGroups)) {
    for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
      const { method, path } = partsOfKey(call.key);
      paths[basePath + path] = { ...paths[basePath + path], [method.toLowerCase()]: operationOf(group, name, call) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Selvedge",
      version: appVersion,
      description: "Every call of the platform. Change calls send the XSRF-TOKEN cookie's value as X-XSRF-TOKEN.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      { url: "/", description: "The host that this document comes from: a shop, the main site or the back office." },
    ],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: securitySchemes(sessionCookie) },
  };
}

const errorSchema = schemaOf(
  z.object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    code: z.enum(Object.keys(errors) as [string, ...string[]]),
    requestId: z.string(),
    data: z.unknown().optional(),
  }),
  "output",
);

function operationOf(group: string, name: string, call: Call): Json {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: call.summary,
    security: securityOf[call.access],
    "x-access": call.access,
    ...(call.permission ? { "x-permission": call.permission } : {}),
    parameters: [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query"), ...headersOf(call)],
    ...(call.body
      ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(call.body, "input") } } } }
      : {}),
    ...(call.isUpload
      ? {
          requestBody: {
            required: true,
            content: {
              "multipart/form-data": {
                schema: { type: "object", properties: { file: { type: "string", format: "binary" } } },
              },
            },
          },
        }
      : {}),
    responses: responsesOf(call),
  };
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const headersOf = (call: Call): Json[] => [
  ...(isChange(call) ? [header("X-XSRF-TOKEN", { type: "string" })] : []),
  ...(call.needsIdempotencyKey ? [header("Idempotency-Key", { type: "string", minLength: 8, maxLength: 100 })] : []),
];

const header = (name: string, schema: Json): Json => ({ name, in: "header", required: true, schema });

function responsesOf(call: Call): Json {
  const good = call.reply
    ? { "application/json": { schema: schemaOf(call.reply, "output") } }
    : { [call.file ?? "application/octet-stream"]: { schema: { type: "string", format: "binary" } } };
  const codesByStatus = Map.groupBy(errorsOf(call), (code) => errors[code].status);
  const failures = [...codesByStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${errors[code].message}`).join("\n"),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  ]);
  const [status, description] = call.isAccepted ? ["202", "Taken, and done later"] : ["200", "Done"];
  return { [status]: { description, content: good }, ...Object.fromEntries(failures) };
}
