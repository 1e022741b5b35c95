import type { Bound } from "@selvedge/db/bound";

export const sawMachine = (db: Bound, device: string, at: Date) =>
  db.updateTable("devices").set({ last_seen_at: at }).where("code", "=", device).execute();
