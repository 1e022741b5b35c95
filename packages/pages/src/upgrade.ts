import type { BlockType } from "./block-type.ts";
import type { JsonObject } from "./json.ts";

/**
 * Properties raised to the type's current version, one step at a time. Properties from a newer version than this code
 * knows are left as they are: reading them with defaults is better than losing the block.
 */
export function upgradeProps(type: BlockType, rec: { v: number; props: JsonObject }): JsonObject {
  let props = rec.props;
  for (let version = rec.v; version < type.version; version += 1) {
    props = type.upgrades?.[version]?.(props) ?? props;
  }
  return props;
}
