import type { BlockType } from "../block-type.ts";
import type { JsonObject } from "../json.ts";
import { noSite, type PropsSite, readProps } from "../props/read-props.ts";
import { upgradeProps } from "../upgrade.ts";

/** A block's own properties as its view gets them: raised to the current version, each with its default. */
export const propsOfBlock = (
  type: BlockType,
  rec: { readonly v: number; readonly props: JsonObject },
  site: PropsSite = noSite,
): JsonObject => readProps(type.fields, upgradeProps(type, rec), site) as JsonObject;
