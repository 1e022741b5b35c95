import type { BuilderError } from "./builder-error.ts";
import type { Json, JsonObject } from "./json.ts";
import { makeNeed, type Need } from "./needs.ts";
import type { WireBlock } from "./wire/wire.ts";

/** Where items come from: a source name the server knows how to query, and how to read its answer. */
export interface DataSource {
  readonly name: string;
  readonly params: (props: JsonObject) => JsonObject;
  /** The answer as a list of entries; an answer it cannot read is an empty list. */
  readonly parse: (answer: unknown) => readonly Json[];
  /** How long an answer may be shown before it is read again, in seconds: what comes from elsewhere changes without a word. */
  readonly cacheSeconds: number;
}

/** Turns each entry of a source into a child block (storefront §3.2). */
export interface Factory {
  readonly name: string;
  readonly source?: string;
  /** What tells an entry from the others for as long as it lives, such as its id: selecting its block survives a change of order. */
  readonly keyOf: (entry: Json) => string;
  readonly build: (entry: Json, index: number) => WireBlock;
  readonly transformers?: readonly ((entries: readonly Json[]) => readonly Json[])[];
}

export interface Factories {
  readonly factories: ReadonlyMap<string, Factory>;
  readonly sources: ReadonlyMap<string, DataSource>;
}

export const NO_FACTORIES: Factories = { factories: new Map(), sources: new Map() };

/** A block's generated children before their data has come. */
export interface Generated {
  readonly factory: string;
  readonly source: string;
  readonly need: Need;
}

export function registerFactories(factories: readonly Factory[], sources: readonly DataSource[]): Factories {
  return {
    factories: new Map(factories.map((factory) => [factory.name, factory])),
    sources: new Map(sources.map((source) => [source.name, source])),
  };
}

/**
 * Reads `itemFactory`, "factory name, source name". The source may be left to the factory's own.
 * Gives null when the block has none; 'Factory has no source' when neither names one that exists.
 */
export function readItemFactory(
  { factories, sources }: Factories,
  props: JsonObject,
): { ok: true; generated: Generated | null } | { ok: false; error: BuilderError } {
  const written = typeof props.itemFactory === "string" ? props.itemFactory.trim() : "";
  if (written === "") return { ok: true, generated: null };
  const [factoryName = "", sourceName = ""] = written.split(",").map((part) => part.trim());
  const factory = factories.get(factoryName);
  if (!factory) return { ok: false, error: { code: "unknown_factory", name: factoryName } };
  const source = sources.get(sourceName || (factory.source ?? ""));
  if (!source) return { ok: false, error: { code: "factory_without_source" } };
  const need = makeNeed(source.name, source.params(props));
  return { ok: true, generated: { factory: factory.name, source: source.name, need } };
}
