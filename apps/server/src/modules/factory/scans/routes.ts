import { scanCalls } from "@selvedge/contracts/factory/scans.calls";
import { readScannedCode } from "@selvedge/domain/factory/scanned-code";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { moverOf } from "../../orders/moves/index.ts";
import type { Operator, ScanAnswer } from "../floor/index.ts";
import { handOver } from "../machines/index.ts";
import { reportEmptyShelf } from "./empty-shelf.ts";
import { reportFault } from "./fault.ts";
import { readMachineReportOf } from "./read-machine-reports.ts";
import { askAgain } from "./resend-file.ts";
import { takeScan } from "./take-scan.ts";

export function scanRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, scanCalls.scan, async ({ body: { by, ...body }, caller }) => {
    if (by !== undefined && by !== accountOf(caller).id)
      throw new Refusal("signInNeeded", { message: "Somebody else is signed in on this device now." });
    // Its code opens a station: it is not written down with the scans.
    if (readScannedCode(body.text).kind === "badge") throw new Refusal("badgeScanned");
    await readMachineReportOf(platform, app.log, body.text);
    const answer = await takeScan(platform, operatorOf(caller), body);
    await sendNow(platform, app, answer);
    return { data: answer };
  });
  serve(app, platform, scanCalls.fault, async ({ body, caller }) => ({
    data: await reportFault(platform, operatorOf(caller), body),
  }));
  serve(app, platform, scanCalls.emptyShelf, async ({ body, caller, request }) => ({
    data: await reportEmptyShelf(platform, operatorOf(caller), {
      by: moverOf(caller),
      report: body,
      requestId: request.id,
    }),
  }));
  serve(app, platform, scanCalls.resendFile, async ({ params, body, caller }) => {
    const resent = await askAgain(platform, operatorOf(caller), { ...body, label: params.label });
    await sendNow(platform, app, resent);
    return { data: { copy: resent.copy, message: resent.band.title } };
  });
}

/** Who holds the scanner, from the session. */
function operatorOf({ account }: Caller): Operator {
  if (!account?.staff) throw new Refusal("permissionDenied");
  return { staffUserId: account.staff.id, accountId: account.id, name: account.fullName };
}

/** Hands a started side's file over at once. When that fails the job in the queue does it. */
async function sendNow(platform: Platform, app: FastifyInstance, answer: ScanAnswer): Promise<void> {
  const { garment, side } = answer;
  if (!garment || side === null || !["printing", "side_done", "file_resent"].includes(answer.code)) return;
  const target = garment.sides[side];
  if (!target) return;
  const owner = await platform.pools.backOffice.query("select division_id, id from factory_labels where code = $1", [
    garment.code,
  ]);
  const { division_id: divisionId, id: labelId } = owner.rows[0];
  await handOver(platform, { divisionId, labelId, side: target.side }).catch((error) =>
    app.log.error({ err: error, label: garment.code }, "print file not handed over yet"),
  );
}
