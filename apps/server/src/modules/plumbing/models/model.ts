// A model of the specification as data: each field's name there and its column here. `POST /models/fetch/` answers exactly
// what these tables name; a column is never readable merely because it exists.
// Source: platform-core §3 (fields), §7 (`/models/fetch/`).

import type { Bound } from "@selvedge/db/bound";
import type { Database } from "@selvedge/db/tables";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { StaffPermission } from "@selvedge/domain/access/roles";
import type { DivisionId } from "@selvedge/domain/ids";
import type { RawBuilder } from "kysely";
import type { Platform } from "../../../platform.ts";

/**
 * Who may read, from the widest to the narrowest: every visitor of the shop, the shop's own people, staff.
 * Each also reads what the wider ones read. A field for `nobody` is stored and never read.
 */
export type Audience = "anyone" | "merchant" | "staff" | "nobody";

/**
 * How a stored value goes onto the wire. `money` is minor units here and a decimal number in major units there, in the
 * model's currency; `file` is the sha256 of a stored file here and its address there; `sizes` the same by pixel width;
 * `path` is a stored picture's name in a saved document, or a value that names some, with addresses put in; `instant` is
 * ISO 8601 in UTC. A function formats it itself. Without any the value is sent as it is.
 */
export type Wire = WireWord | ((stored: unknown, row: WiredRow) => unknown);
export type WireWord = "money" | "file" | "sizes" | "path" | "instant";

/** What a wire knows of the row besides the value. */
export interface WiredRow {
  key: number | string;
  /** null for a row that belongs to no division. */
  divisionId: DivisionId | null;
  /** ISO code; empty where the model has no money. */
  currency: string;
  platform: Pick<Platform, "origins" | "config">;
}

/** Who may read one field, where that is narrower than the model's own rule. */
export interface FieldRule {
  audience?: Audience;
  /**
   * A permission such as "orders.read", which the reader must have as well; by audience where shops' people and staff have
   * different ones. Visitors need none.
   */
  permission?: (MerchantPermission & StaffPermission) | { merchant?: MerchantPermission; staff?: StaffPermission };
}

/** Rows of which everybody sees some: a product that is on sale. */
export interface PublicRows<T extends TableName> {
  /** What holds of the rows that everybody sees. */
  where: (t: RowOf<T>) => RawBuilder<unknown>;
  /** The permissions that show the others too. A reader without them sees what visitors see. */
  othersTake: { merchant: MerchantPermission; staff: StaffPermission };
}

type TableName = keyof Database;
type Column<T extends TableName> = keyof Database[T] & string;

/** A column of the row that is being read, as SQL: `t("id")`. */
export type RowOf<T extends TableName> = (column: Column<T>) => RawBuilder<unknown>;

/** A plain field: a column, or an expression over the row (which may look into other tables of the same division). */
export type Attribute<T extends TableName> = FieldRule & { as?: Wire } & (
    | { column: Column<T> }
    | { expression: (t: RowOf<T>) => RawBuilder<unknown> }
  );

/**
 * A field that is another row, or several, of `model`.
 * `column`: our column holds its key. `theirs`: their column holds our key. `through`: a table between the two, read in the
 * order of `orderBy`. `keys`: an expression that gives an array of keys, in order.
 */
export type Relation<T extends TableName> = FieldRule & {
  /** Type of the related model: "order_item". */
  model: string;
  /** One row or null, or a list. */
  many: boolean;
} & (
    | { column: Column<T> }
    | { theirs: string; orderBy?: string }
    | { through: TableName; ours: string; theirs: string; orderBy?: string }
    | { keys: (t: RowOf<T>) => RawBuilder<unknown> }
  );

export interface ModelOf<T extends TableName> extends FieldRule {
  /** Its name in calls, snake_case: "order_item". */
  type: string;
  table: T;
  /** `division`: rows have division_id and row-level security. `platform`: one list for every shop. */
  owner: "division" | "platform";
  /** The column that `ids` of a call are compared with; `id` by default. */
  key?: Column<T>;
  keyType: "number" | "uuid" | "text";
  /** Narrowest common rule: a field may only narrow it further. */
  audience: Audience;
  /** ISO code of the row's money. Needed where an attribute is `money`. */
  currency?: (t: RowOf<T>) => RawBuilder<unknown>;
  /** Which rows are everybody's, where not all of them are. */
  publicRows?: PublicRows<T>;
  /** Which rows are those of a session, by the hash of its cookie. No one else reads them, not even staff. */
  ownRows?: (t: RowOf<T>, owner: { divisionId: DivisionId; ownerHash: Buffer }) => RawBuilder<unknown>;
  /** Which rows of a platform's table the people of one division may see. Needed where that is not all of them. */
  shownToDivision?: (t: RowOf<T>, divisionId: DivisionId) => RawBuilder<unknown>;
  /** By the specification's own field names. */
  attributes: Record<string, Attribute<T>>;
  relations: Record<string, Relation<T>>;
}

/** A model whose rows are a list in the domain rather than a table: currencies, order statuses. */
export interface ListedModel extends FieldRule {
  type: string;
  keyType: "number" | "text";
  audience: Audience;
  attributes: Record<string, FieldRule>;
  /** The existing rows of these keys, each with its whole set of attributes. Queries the database once at most. */
  list(db: Bound, keys: readonly (number | string)[], now: Date): Promise<ReadonlyMap<number | string, object>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of models holds models of different tables; each was checked when it was defined
export type TableModel = ModelOf<any>;
export type Model = TableModel | ListedModel;

export const isListed = (model: Model): model is ListedModel => "list" in model;

/** The relations of a model; a listed one has none. */
export const relationsOf = (model: Model): TableModel["relations"] => (isListed(model) ? {} : model.relations);

/** Checks a model's columns against the tables at compile time, and returns it in the form of a list of models. */
export const defineModel = <T extends TableName>(model: ModelOf<T>): TableModel => model;
