/** Everything that can go wrong while blocks are built, with the exact texts of the error catalogue where it has one (storefront §8). */
export type BuilderError =
  | { code: "unknown_type"; type: string }
  | { code: "no_builder" }
  | { code: "type_conflict" }
  | { code: "no_type" }
  | { code: "unknown_factory"; name: string }
  | { code: "factory_without_source" }
  | { code: "invalid_conditions"; names: readonly string[] }
  | { code: "not_inside"; otherwise: string };

export function builderErrorText(error: BuilderError): string {
  switch (error.code) {
    case "unknown_type":
      return `Block type of ${error.type} hasn't been registered`;
    case "no_builder":
      return "Tried to make type but no builder was defined";
    case "type_conflict":
      return "Tried to register block type that conflicts with another";
    case "no_type":
      return "Unable to make block, no type was defined";
    case "unknown_factory":
      return `Factory ${error.name} hasn't been registered`;
    case "factory_without_source":
      return "Factory has no source";
    case "invalid_conditions":
      return `Invalid block conditions: ${error.names.join(", ")}`;
    case "not_inside":
      return error.otherwise;
  }
}
