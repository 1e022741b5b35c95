// SQL for models, built from their tables alone: a caller only chooses among named fields. One statement reads one model,
// or one relation of all rows of a level, however many there are.

import { type Bound, onceMark } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";
import type { Relation, TableModel } from "./model.ts";
import type { ModelQuery } from "./model-query.ts";
import { type Reader, seesEveryRow } from "./reader.ts";

/** Rows that one level may answer, all its parents' together. */
export const rowLimit = 2_000;

export type Key = number | string;

/** The place of a requested row: its division, when known and relevant, and its key. */
export interface Place {
  divisionId: DivisionId | null;
  key: Key;
}

export interface FoundRow extends Place {
  currency: string;
  attributes: Record<string, unknown>;
  /** What a relation of ours holds: a key, or an array of keys. */
  links: Record<string, unknown>;
  /** Which of the given parents it belongs to, from 0; 0 where none were given. */
  parent: number;
}

export interface Page {
  page: number;
  perPage: number;
}

/** A relation whose key is in the other row or between the two. */
export type Outward = Extract<Relation<never>, { theirs: string }>;

interface Reading {
  db: Bound;
  reader: Reader;
}

const arrayTypes = { number: sql`bigint[]`, uuid: sql`uuid[]`, text: sql`text[]` };
const t = (column: string): RawBuilder<unknown> => sql.ref(`t.${column}`);
const keyColumn = ({ key }: TableModel): string => String(key ?? "id");

/** The rows with these keys that the reader may see, in no order. */
export async function rowsByKeys(
  { db, reader }: Reading,
  query: ModelQuery,
  wanted: readonly Place[],
): Promise<FoundRow[]> {
  const model = query.model as TableModel;
  const keys = sql`${wanted.map(({ key }) => key)}::${arrayTypes[model.keyType]}`;
  const isPlaced = model.owner === "division" && wanted.every(({ divisionId }) => divisionId !== null);
  const source = isPlaced
    ? sql`unnest(${wanted.map(({ divisionId }) => divisionId)}::int[], ${keys}) as wanted(division, key)
        join ${sql.table(model.table)} t on t.division_id = wanted.division and ${t(keyColumn(model))} = wanted.key where true`
    : sql`${sql.table(model.table)} t where ${t(keyColumn(model))} = any(${keys})`;
  return run(db, sql`${selectionOf(query)} from ${source} ${onlyShown(model, reader)}`);
}

/**
 * The rows that belong to the parents, one page of each parent's, in the relation's order. One row more than a page shows
 * that there are more. Reading ends when a level has more than it may answer, however many parents there are.
 */
export async function rowsOfParents(
  { db, reader }: Reading,
  query: ModelQuery,
  { parentModel, relation, parents }: { parentModel: TableModel; relation: Outward; parents: readonly Place[] },
  { page, perPage }: Page,
): Promise<FoundRow[]> {
  const model = query.model as TableModel;
  const isPlaced = parentModel.owner === "division";
  const divisions = sql`${parents.map(({ divisionId }) => divisionId)}::int[]`;
  const keys = sql`${parents.map(({ key }) => key)}::${arrayTypes[parentModel.keyType]}`;
  const sameDivision = isPlaced && model.owner === "division" ? sql`and t.division_id = parent.division` : sql``;
  const belongs =
    "through" in relation
      ? sql`join ${sql.table(relation.through)} x on ${sql.ref(`x.${relation.theirs}`)} = ${t(keyColumn(model))}
          where ${sql.ref(`x.${relation.ours}`)} = parent.key ${isPlaced ? sql`and x.division_id = parent.division` : sql``}`
      : sql`where ${t(relation.theirs)} = parent.key`;
  const count = relation.many ? perPage + 1 : 1;
  return run(
    db,
    // A lateral join answers parent by parent, each in its own order.
    sql`select parent.n::int as "$parent", child.* from unnest(${divisions}, ${keys}) with ordinality as parent(division, key, n)
      cross join lateral (${selectionOf(query)} from ${sql.table(model.table)} t ${belongs} ${sameDivision} ${onlyShown(model, reader)}
        order by ${orderOf(relation, model)} limit ${count} offset ${relation.many ? (page - 1) * perPage : 0}) child
      limit ${rowLimit + parents.length + 1}`,
  );
}

/** "position", "created_at desc"; rows that are equal in it by their keys. */
function orderOf(relation: Outward, model: TableModel): RawBuilder<unknown> {
  const [column, direction] = (relation.orderBy ?? "").split(" ");
  const last = t(keyColumn(model));
  if (!column) return last;
  const first = sql.ref(`${"through" in relation ? "x" : "t"}.${column}`);
  return direction === "desc" ? sql`${first} desc, ${last} desc` : sql`${first}, ${last}`;
}

function selectionOf({ model: given, attributes, relations }: ModelQuery): RawBuilder<unknown> {
  const model = given as TableModel;
  const parts = [sql`${t(keyColumn(model))} as "$key"`];
  if (model.owner === "division") parts.push(sql`t.division_id as "$division"`);
  if (model.currency && attributes.some((name) => model.attributes[name]!.as === "money"))
    parts.push(sql`${model.currency(t)} as "$currency"`);
  for (const name of attributes) parts.push(sql`${homeOf(model.attributes[name]!)} as ${sql.id(`.${name}`)}`);
  for (const name of relations.keys()) {
    const relation = model.relations[name]!;
    if ("column" in relation) parts.push(sql`${t(relation.column)} as ${sql.id(`>${name}`)}`);
    if ("keys" in relation) parts.push(sql`${relation.keys(t)} as ${sql.id(`>${name}`)}`);
  }
  return sql`select ${sql.join(parts)}`;
}

const homeOf = (attribute: TableModel["attributes"][string]): RawBuilder<unknown> =>
  "column" in attribute ? t(attribute.column) : attribute.expression(t);

/** The condition for the rows that the reader may see, in addition to row-level security. */
function onlyShown(model: TableModel, reader: Reader): RawBuilder<unknown> {
  const { divisionId, ownerHash } = reader;
  const conditions: RawBuilder<unknown>[] = [];
  if (divisionId !== null && model.owner === "division") conditions.push(sql`t.division_id = ${divisionId}`);
  if (divisionId !== null && model.shownToDivision) conditions.push(model.shownToDivision(t, divisionId));
  if (model.publicRows && !seesEveryRow(reader, model)) conditions.push(model.publicRows.where(t));
  // A reader across shops has a basket in none.
  if (model.ownRows)
    conditions.push(divisionId !== null && ownerHash ? model.ownRows(t, { divisionId, ownerHash }) : sql`false`);
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;
}

async function run(db: Bound, query: RawBuilder<unknown>): Promise<FoundRow[]> {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(onceMark)}${query}`.execute(db);
  return rows.map(fromRaw);
}

function fromRaw(raw: Record<string, unknown>): FoundRow {
  const starting = (mark: string) =>
    Object.fromEntries(
      Object.entries(raw).flatMap(([name, value]) => (name[0] === mark ? [[name.slice(1), value]] : [])),
    );
  return {
    key: raw.$key as Key,
    divisionId: (raw.$division as DivisionId | undefined) ?? null,
    currency: (raw.$currency as string | undefined) ?? "",
    parent: ((raw.$parent as number | undefined) ?? 1) - 1,
    attributes: starting("."),
    links: starting(">"),
  };
}
