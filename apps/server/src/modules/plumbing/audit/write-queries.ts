import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import type { Link } from "./queries.ts";

export const insertLinks = (db: Bound, links: (Link & { linkedBefore: string })[]) =>
  sql`insert into audit_links (position, log, entry_id, hash, linked_before)
    select * from unnest(${links.map(({ position }) => position)}::bigint[], ${links.map(({ log }) => log)}::text[],
      ${links.map(({ entryId }) => entryId)}::bigint[], ${links.map(({ hash }) => hash)}::bytea[],
      ${links.map(({ linkedBefore }) => linkedBefore)}::xid8[])`.execute(db);
