/** Every block type by its name: what the server resolves pages with and the editor offers. No view is reached from here. */
import { registerBlocks } from "@selvedge/pages/block-type";
import * as types from "./block-types.ts";

export const BLOCK_TYPES = registerBlocks(Object.values(types));
