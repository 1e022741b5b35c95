import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { Origins } from "../../../origins.ts";
import type { SectionRow } from "./queries.ts";

export const presentSection = ({ files }: Origins, { id, name, blocks, created_at }: SectionRow) => ({
  ...{ id, name },
  blocks: withFileAddresses(blocks, files) as unknown[],
  createdAt: created_at.toISOString(),
});
