import type { TemplateName } from "@selvedge/domain/templates/template-names";
import { type BuilderError, builderErrorText } from "./builder-error.ts";
import type { Facts, WrittenCondition } from "./conditions/condition.ts";
import type { JsonObject } from "./json.ts";
import type { Need } from "./needs.ts";
import type { Fields, PropsOf } from "./props/field.ts";
import type { WireBlock } from "./wire/wire.ts";

/** Where a block may be placed: the page grid, stacked sections, mail pages, automated-flow pages, a template as its part. */
export type Compatibility = "grid" | "section" | "mail" | "flow" | TemplateName;

/** What a block's children may be: "any" for layouts, empty for leaves. */
export type Accepts = "any" | readonly string[];

/** A named place for children, beside a block's own items: what a gate shows to those who are let in, or a tab. */
export interface Slot {
  readonly title: string;
  readonly accepts: Accepts;
  /** The most children; any number where it says nothing. */
  readonly max?: number;
  /** Shown only where these pass, as if each child had them. */
  readonly conditions?: (props: never) => readonly WrittenCondition[];
}

/** Where the picker lists a type. */
export const BLOCK_CATEGORIES = ["text", "pictures", "products", "layout", "contact", "more"] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** All that the server and the editor know of a block type. Plain data and pure functions; its view lives apart. */
export interface BlockType {
  /** The wire name, such as `textBlock`. */
  readonly type: string;
  /** What a shop owner calls it. */
  readonly title: string;
  /** Version of the properties; raised together with an entry in `upgrades`. */
  readonly version: number;
  readonly compatibility: readonly Compatibility[];
  readonly fields: Fields;
  readonly accepts: Accepts;
  /** The most children among its own items; any number where it says nothing. */
  readonly maxItems?: number;
  /** Named places for children, beside its own items. */
  readonly slots?: Readonly<Record<string, Slot>>;
  /** Conditions that follow from its own properties, beside those that a person puts on it. */
  readonly conditions?: (props: never) => readonly WrittenCondition[];
  /** Conditions of its own items, from its properties and theirs, beside those that each has itself. */
  readonly itemConditions?: (props: never, item: ItemProps) => readonly WrittenCondition[];
  /** The type that it has to be an item of; elsewhere it is shown to nobody, and the log says `otherwise`. */
  readonly inside?: { readonly type: string; readonly otherwise: string };
  /**
   * A fixed part of a template: it stands at its top, once. `needed` says in a sentence what would be lost without it; null
   * for one that may be taken out.
   */
  readonly part?: { readonly needed: string | null };
  /** Sentences for the log where a page with it does not show what it says. */
  readonly warnings?: (props: never, facts: Facts) => readonly string[];
  /** "more" where it says nothing. */
  readonly category?: BlockCategory;
  /** Its place, from 1, among the few that most pages are made of: the picker's first ones. */
  readonly usedMost?: number;
  /** The picker's picture of it, by name. */
  readonly icon?: string;
  /** What it is and what for, in one sentence for the picker. */
  readonly description?: string;
  /** Other words by which people look for it. */
  readonly searchWords?: readonly string[];
  /** It is for the site of the platform itself, and offered to no shop. */
  readonly ofPlatform?: true;
  /** The plugin that a shop needs for it; none for most. */
  readonly plugin?: string;
  /** What an editor reads in its place while there is nothing to see. */
  readonly emptyText?: string;
  /** `upgrades[n]` turns properties of version n into version n + 1. */
  readonly upgrades?: Readonly<Record<number, (props: JsonObject) => JsonObject>>;
  /** Whether its view needs scripts of its own. A page of blocks that need none loads no React. */
  readonly hydrates: boolean;
  /** Data the block needs before it is rendered, by the name its view reads it under. */
  readonly needs?: (props: never) => Readonly<Record<string, NeedOf>>;
  /** What the builder inserts for this type. A type without one cannot be made by hand. */
  readonly starter?: Starter;
  /** A finished example for the block picker and for tests. */
  readonly example: WireBlock;
}

/** An item of a block: its properties, and its place among the others from 0. */
export interface ItemProps {
  readonly props: JsonObject;
  readonly index: number;
}

export type NeedOf = Omit<Need, "key">;
export type Starter = {
  readonly size?: number;
  readonly properties: JsonObject;
  readonly items?: readonly WireBlock[];
};
export type BlockTypes = ReadonlyMap<string, BlockType>;

/** Describes a block type; its name and the fields' types stay exact, and the fields' flow into `needs`. */
export function defineBlock<const Type extends string, const F extends Fields>(
  block: Omit<BlockType, "type" | "fields" | "needs" | "conditions" | "itemConditions" | "warnings" | "slots"> & {
    type: Type;
    fields: F;
    needs?: (props: PropsOf<F>) => Readonly<Record<string, NeedOf>>;
    conditions?: (props: PropsOf<F>) => readonly WrittenCondition[];
    itemConditions?: (props: PropsOf<F>, item: ItemProps) => readonly WrittenCondition[];
    warnings?: (props: PropsOf<F>, facts: Facts) => readonly string[];
    slots?: Readonly<
      Record<string, Omit<Slot, "conditions"> & { conditions?: (props: PropsOf<F>) => readonly WrittenCondition[] }>
    >;
  },
): Omit<BlockType, "type" | "fields"> & { readonly type: Type; readonly fields: F } {
  return block;
}

/** Block types that come with a plugin. */
export interface BlockPlugin {
  readonly plugin: string;
  readonly types: readonly BlockType[];
}

/**
 * The registry of block types: the product's own, and those of plugins, each marked with its plugin.
 * @throws Error 'Tried to register block type that conflicts with another' for two types of one name.
 */
export function registerBlocks(own: readonly BlockType[], plugins: readonly BlockPlugin[] = []): BlockTypes {
  const registry = new Map<string, BlockType>();
  const added = plugins.flatMap(({ plugin, types }) => types.map((type) => ({ ...type, plugin })));
  for (const type of [...own, ...added]) {
    if (registry.has(type.type)) throw new Error(builderErrorText({ code: "type_conflict" }));
    registry.set(type.type, type);
  }
  return registry;
}

/** The types that a shop has: those of no plugin, and those of the plugins that are switched on. */
export function typesOfShop(types: BlockTypes, plugins: ReadonlySet<string>): BlockTypes {
  const isOn = ({ plugin }: BlockType) => plugin === undefined || plugins.has(plugin);
  return new Map([...types].filter(([, type]) => isOn(type)));
}

/** A new block of a type, as the builder inserts it; refused for no type, an unknown one, or one that has no starter. */
export function makeBlock(
  types: BlockTypes,
  type: string | undefined,
): { ok: true; block: WireBlock } | { ok: false; error: BuilderError } {
  if (!type) return { ok: false, error: { code: "no_type" } };
  const found = types.get(type);
  if (!found) return { ok: false, error: { code: "unknown_type", type } };
  if (!found.starter) return { ok: false, error: { code: "no_builder" } };
  const { size = 12, properties, items = [] } = found.starter;
  const version = found.version > 1 ? { schemaVersion: found.version } : {};
  return { ok: true, block: structuredCloneJson({ type, size, properties, items: [...items], ...version }) };
}

/** Type names that start and end with an underscore belong to the builder and are never shown (storefront §3.2). */
export function isPseudo(type: string): boolean {
  return /^_.+_$/.test(type);
}

/** A starter is shared data; what goes into a page is the page's own. */
function structuredCloneJson(block: WireBlock): WireBlock {
  return JSON.parse(JSON.stringify(block)) as WireBlock;
}
