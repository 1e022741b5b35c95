import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import { type PrintOfLabel, withTheSameFile } from "./queries.ts";

/** Gives every side with the same file another one. A machine that was sent the wrong size is sent one copy of the right one. */
export async function giveFile(db: Bound, print: PrintOfLabel, printFileId: number): Promise<void> {
  if (printFileId === print.printFileId) return;
  await sql`
    update label_applications a set print_file_id = ${printFileId},
      copies_asked = case when a.copies_sent > 0 and f.scale_permille <> v.print_scale_permille then a.copies_sent + 1 else a.copies_asked end
    from factory_labels l, blank_variants v, print_files f
    where ${withTheSameFile(print)} and f.division_id = a.division_id and f.id = a.print_file_id`.execute(db);
  await sql`
    select enqueue_job('send_print_file', json_build_object('divisionId', a.division_id, 'labelId', a.label_id, 'side', a.side),
      'print file ' || a.label_id || ' ' || a.side, -10, now())
    from label_applications a
    where a.division_id = ${print.divisionId} and a.print_file_id = ${printFileId} and a.side = ${print.side}
      and a.device is not null and a.copies_sent < a.copies_asked and a.printed_at is null`.execute(db);
}
