import type { Bound } from "@selvedge/db/bound";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { models } from "./all-models.ts";
import { isListed, type Model, type TableModel } from "./model.ts";
import { type ModelQuery, type RequestedFields, readQuery } from "./model-query.ts";
import { presentRow } from "./present-row.ts";
import {
  type FoundRow,
  type Key,
  type Outward,
  type Page,
  type Place,
  rowLimit,
  rowsByKeys,
  rowsOfParents,
} from "./read-rows.ts";
import type { Reader } from "./reader.ts";

type Shown = Record<string, unknown>;

export interface Fetched {
  data: Shown | Shown[];
  /** Relations of which some row has more than the page shows. */
  more: string[];
}

/** Rows that one call may answer, those of all levels together. */
export const callRowLimit = 10_000;

interface Fetching extends Page {
  platform: Platform;
  db: Bound;
  reader: Reader;
  more: Set<string>;
  /** Rows of relations so far. */
  count: number;
}

/**
 * Models by their ids with the requested fields; a single id gives a single one. Takes one statement for the model and one
 * for each relation that is named, however many ids there are. Rows that are missing, foreign or hidden are left out of a
 * list; a single one ends the request with 404. Unknown names end it with 422, those that are not the reader's with 403.
 */
export async function fetchModels(
  platform: Platform,
  reader: Reader,
  requested: RequestedFields & Page & { ids: readonly Key[] },
): Promise<Fetched> {
  const query = requireQuery(requested, reader);
  const keys = [...new Set(requested.ids.map((id) => keyOf(query.model, id)))];
  const more = new Set<string>();
  const found = await inReach(platform, reader, async (db) => {
    const fetching = { platform, db, reader, more, count: 0, page: requested.page, perPage: requested.perPage };
    const rows = await readByKeys(
      fetching,
      query,
      keys.map((key) => ({ divisionId: null, key })),
    );
    return show(fetching, query, rows, "");
  });
  const byKey = new Map(found.map(({ key, shown }) => [key, shown]));
  const data = keys.map((key) => byKey.get(key)).filter((shown) => shown !== undefined);
  if (keys.length > 1) return { data, more: [...more] };
  if (!data[0]) throw new Refusal("notFound");
  return { data: data[0], more: [...more] };
}

function requireQuery(requested: RequestedFields, reader: Reader): ModelQuery {
  const read = readQuery(models, requested, reader);
  if (read.ok) return read.query;
  const errors = read.errors as Record<string, string[]>;
  if (read.code === "unknown") throw new Refusal("validation", { errors });
  throw new Refusal(reader.isSignedIn ? "permissionDenied" : "signInNeeded", { errors });
}

const keyShapes = { number: /^\d{1,15}$/, uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, text: /^[^\s]{1,60}$/ };

/** An id as its model's key; ends the request where it cannot be one. */
function keyOf({ type, keyType }: Model, id: Key): Key {
  const text = String(id);
  if (!keyShapes[keyType].test(text))
    throw new Refusal("validation", { errors: { ids: [`"${text.slice(0, 60)}" is no id of "${type}".`] } });
  return keyType === "number" ? Number(text) : keyType === "uuid" ? text.toLowerCase() : text;
}

/** Staff read across shops; other readers are limited to one shop by row-level security. */
const inReach = <T>(
  { pools }: Platform,
  { audience, divisionId }: Reader,
  work: (db: Bound) => Promise<T>,
): Promise<T> =>
  audience === "staff" || divisionId === null
    ? withoutDivision(pools.backOffice, work)
    : withDivision(pools.web, divisionId, work);

async function readByKeys(fetching: Fetching, query: ModelQuery, wanted: readonly Place[]): Promise<FoundRow[]> {
  if (wanted.length === 0) return [];
  if (!isListed(query.model)) return rowsByKeys(fetching, query, wanted);
  const keys = wanted.map(({ key }) => key);
  const listed = await query.model.list(fetching.db, keys, fetching.platform.now());
  return [...listed].map(([key, attributes]) => ({
    key,
    divisionId: null,
    currency: "",
    parent: 0,
    attributes: attributes as Shown,
    links: {},
  }));
}

interface ShownRow {
  key: Key;
  parent: number;
  shown: Shown;
}

/** The rows as they are answered, with their relations put in; relations of a level are read side by side. */
async function show(
  fetching: Fetching,
  query: ModelQuery,
  rows: readonly FoundRow[],
  path: string,
): Promise<ShownRow[]> {
  const shown = rows.map((row) => ({
    key: row.key,
    parent: row.parent,
    shown: presentRow(fetching.platform, query, row),
  }));
  const related = await Promise.all(
    [...query.relations].map(async ([name, inner]) => {
      const at = path === "" ? name : `${path}.${name}`;
      return [name, await relatedTo(fetching, query, { name, inner, path: at }, rows)] as const;
    }),
  );
  for (const [name, values] of related) for (const [index, each] of shown.entries()) each.shown[name] = values[index];
  return shown;
}

interface Step {
  name: string;
  inner: ModelQuery;
  path: string;
}

/** What one relation gives for each of the rows: a row or null, or a page of rows. */
async function relatedTo(
  fetching: Fetching,
  query: ModelQuery,
  step: Step,
  rows: readonly FoundRow[],
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const model = query.model as TableModel;
  const relation = model.relations[step.name]!;
  if ("theirs" in relation) return outward(fetching, { parentModel: model, step, relation: relation as Outward, rows });
  const links = rows.map((row) => linksOf(row.links[step.name], step.inner.model));
  const pages = links.map((keys) => cut(fetching, step.path, keys, (fetching.page - 1) * fetching.perPage));
  const wanted = relation.many ? pages : links.map((keys) => keys.slice(0, 1));
  const isPlaced = !isListed(step.inner.model) && step.inner.model.owner === "division";
  const places = new Map<string, Place>();
  for (const [index, keys] of wanted.entries()) {
    const divisionId = isPlaced ? rows[index]!.divisionId : null;
    for (const key of keys) places.set(`${divisionId} ${key}`, { divisionId, key });
  }
  const found = await show(
    fetching,
    step.inner,
    await readByKeys(fetching, step.inner, within(fetching, places, step)),
    step.path,
  );
  const byKey = new Map(found.map(({ key, shown }) => [key, shown]));
  const lists = wanted.map((keys) => keys.map((key) => byKey.get(key)).filter((shown) => shown !== undefined));
  return relation.many ? lists : lists.map(([first]) => first ?? null);
}

interface OutwardStep {
  parentModel: TableModel;
  step: Step;
  relation: Outward;
  rows: readonly FoundRow[];
}

async function outward(fetching: Fetching, { parentModel, step, relation, rows }: OutwardStep): Promise<unknown[]> {
  const from = { parentModel, relation, parents: rows };
  const found = Map.groupBy(await rowsOfParents(fetching, step.inner, from, fetching), ({ parent }) => parent);
  const related = [...found.values()].flatMap((group) => cut(fetching, step.path, group, 0));
  const places = new Map(related.entries().map(([index, row]) => [String(index), row]));
  const shown = Map.groupBy(
    await show(fetching, step.inner, within(fetching, places, step), step.path),
    ({ parent }) => parent,
  );
  return rows.map((_, index) => {
    const own = (shown.get(index) ?? []).map((each) => each.shown);
    return relation.many ? own : (own[0] ?? null);
  });
}

/** One page of a list from `start`; the answer marks when there is more. */
function cut<T>({ perPage, more }: Fetching, path: string, list: readonly T[], start: number): T[] {
  if (list.length > start + perPage) more.add(path);
  return list.slice(start, start + perPage);
}

/** The keys that a row holds of others. PostgreSQL sends large numbers inside an array as texts. */
function linksOf(stored: unknown, { keyType }: Model): Key[] {
  if (stored === null || stored === undefined) return [];
  const keys = (Array.isArray(stored) ? stored : [stored]) as Key[];
  return keyType === "number" ? keys.map(Number) : keys;
}

/** The rows of one level, unless they are too many for one answer, alone or with those of the levels before. */
function within<T>(fetching: Fetching, places: ReadonlyMap<string, T>, { path }: Step): T[] {
  fetching.count += places.size;
  const isTooMuch = places.size > rowLimit || fetching.count > callRowLimit;
  if (!isTooMuch) return [...places.values()];
  const many = places.size > rowLimit ? `${rowLimit} rows` : `${callRowLimit} rows in all`;
  const text = `"${path}" would answer more than ${many}. Ask for fewer ids or a smaller perPage.`;
  throw new Refusal("validation", { errors: { relations: [text] } });
}
