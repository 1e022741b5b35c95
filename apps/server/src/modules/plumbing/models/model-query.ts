// The query of a call, read against the models: "items.product" is a relation of a relation, "items.price" an attribute
// of one. Unknown names and those that the reader may not read are reported separately, by name. Source: platform-core §7.
import { type Model, relationsOf } from "./model.ts";
import { mayRead, type Reader } from "./reader.ts";

export interface ModelQuery {
  model: Model;
  attributes: string[];
  /** Attributes were named, if only the id. */
  isNamed: boolean;
  /** By the relation's name. */
  relations: Map<string, ModelQuery>;
}

export interface RequestedFields {
  type: string;
  attributes: readonly string[];
  relations: readonly string[];
}

type Field = "type" | "attributes" | "relations";
export type QueryRead =
  | { ok: true; query: ModelQuery }
  | { ok: false; code: "unknown" | "denied"; errors: Partial<Record<Field, string[]>> };

/** How many relations deep a query may go: an order, its items, their products. */
export const depthLimit = 3;

type Problems = { unknown: [Field, string][]; denied: [Field, string][] };

/**
 * Reads a query. Without attributes of a model it means all that the reader may read; naming one that the reader may not
 * read is denied. Unknown names come before denied ones.
 */
export function readQuery(
  models: ReadonlyMap<string, Model>,
  requested: RequestedFields,
  reader: Pick<Reader, "audience" | "permissions">,
): QueryRead {
  const model = models.get(requested.type);
  if (!model)
    return { ok: false, code: "unknown", errors: { type: [`There is no model called "${requested.type}".`] } };
  const problems: Problems = { unknown: [], denied: [] };
  if (!mayRead(reader, model)) problems.denied.push(["type", `You may not read "${requested.type}".`]);
  const query: ModelQuery = { model, attributes: [], isNamed: false, relations: new Map() };
  for (const path of requested.relations) addRelation(models, query, { path, reader, found: problems });
  for (const path of requested.attributes) addAttribute(query, path, reader, problems);
  if (problems.unknown.length > 0) return refused("unknown", problems.unknown);
  if (problems.denied.length > 0) return refused("denied", problems.denied);
  fillUnnamed(query, reader);
  return { ok: true, query };
}

function refused(code: "unknown" | "denied", found: readonly [Field, string][]): QueryRead {
  const byField = Map.groupBy(found, ([field]) => field);
  return {
    ok: false,
    code,
    errors: Object.fromEntries([...byField].map(([field, each]) => [field, each.map(([, text]) => text)])),
  };
}

type QueryReader = Pick<Reader, "audience" | "permissions">;

function addRelation(
  models: ReadonlyMap<string, Model>,
  root: ModelQuery,
  { path, reader, found }: { path: string; reader: QueryReader; found: Problems },
) {
  const names = path.split(".");
  if (names.length > depthLimit) {
    found.unknown.push(["relations", `"${path}" is more than ${depthLimit} relations deep.`]);
    return;
  }
  let at = root;
  for (const name of names) {
    const relation = own(relationsOf(at.model), name);
    const model = relation && models.get(relation.model);
    if (!relation || !model) {
      found.unknown.push(["relations", `"${at.model.type}" has no relation called "${name}".`]);
      return;
    }
    if (!mayRead(reader, relation) || !mayRead(reader, model)) {
      found.denied.push(["relations", `You may not read "${name}" of "${at.model.type}".`]);
      return;
    }
    const known = at.relations.get(name);
    const next: ModelQuery = known ?? { model, attributes: [], isNamed: false, relations: new Map() };
    at.relations.set(name, next);
    at = next;
  }
}

function addAttribute(root: ModelQuery, path: string, reader: QueryReader, found: Problems) {
  const names = path.split(".");
  const name = names.pop() ?? "";
  let at: ModelQuery | undefined = root;
  for (const relation of names) at = at?.relations.get(relation);
  if (!at) {
    found.unknown.push(["attributes", `"${path}" belongs to a relation that is not asked for.`]);
    return;
  }
  at.isNamed = true;
  // Every row includes its id, named or not.
  if (name === "id" || at.attributes.includes(name)) return;
  const attribute = own(at.model.attributes, name);
  if (!attribute) found.unknown.push(["attributes", `"${at.model.type}" has no attribute called "${name}".`]);
  else if (!mayRead(reader, attribute))
    found.denied.push(["attributes", `You may not read "${name}" of "${at.model.type}".`]);
  else at.attributes.push(name);
}

function fillUnnamed(query: ModelQuery, reader: QueryReader) {
  const { model } = query;
  if (!query.isNamed)
    query.attributes = Object.keys(model.attributes).filter((name) => mayRead(reader, model.attributes[name]!));
  for (const inner of query.relations.values()) fillUnnamed(inner, reader);
}

const own = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
