// A model of the specification, written down as data: each field's name there and its home here. What may be asked for by
// `POST /models/fetch/` is exactly what these tables say; nothing reaches a reader because a column happens to exist.
// Source: platform-core §3 (fields), §7 (`/models/fetch/`).
import type { Database } from "@selvedge/db/tables";
import type { RawBuilder } from "kysely";

/**
 * Who may read, from the widest to the narrowest: every visitor of the shop, the shop's own people, staff.
 * Each also reads what the wider ones read. `nobody` keeps a field stored and unread.
 */
export type Audience = "anyone" | "merchant" | "staff" | "nobody";

/**
 * How a stored value goes onto the wire. `money` is minor units here and a decimal number in major units there, in the
 * model's currency; `file` is the sha256 of a stored file here and its address there; `sizes` the same by pixel width;
 * `instant` is ISO 8601 in UTC. Without it the value goes as it is.
 */
export type Wire = "money" | "file" | "sizes" | "instant";

/** Who may read one field, where that is narrower than the model's own rule. */
export interface FieldRule {
  audience?: Audience;
  /** A permission word such as "orders.read"; the reader must hold it besides. */
  permission?: string;
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
  /** `division`: rows carry division_id and stand behind the fence. `platform`: one list for every shop. */
  owner: "division" | "platform";
  /** The column that `ids` of a call are compared with; `id` unless told otherwise. */
  key?: Column<T>;
  keyType: "number" | "uuid" | "text";
  /** Narrowest common rule: a field may only narrow it further. */
  audience: Audience;
  /** ISO code of the row's money. Needed where an attribute is `money`. */
  currency?: (t: RowOf<T>) => RawBuilder<unknown>;
  /** Which rows `anyone` may see, where not all: a product that is on sale. Others read every row of the division. */
  shownToAnyone?: (t: RowOf<T>) => RawBuilder<unknown>;
  /** By the specification's own field names. */
  attributes: Record<string, Attribute<T>>;
  relations: Record<string, Relation<T>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of models holds models of different tables; each was checked when it was defined
export type Model = ModelOf<any>;

/** Keeps a model's columns checked against the tables, and gives it in the form that a list of models can hold. */
export const defineModel = <T extends TableName>(model: ModelOf<T>): Model => model;
