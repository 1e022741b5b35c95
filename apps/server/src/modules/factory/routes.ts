import { factoryCalls } from "@selvedge/contracts/back-office/factory.calls";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Platform } from "../../platform.ts";
import type { Caller } from "../../plugins/access.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import type { Mover } from "../orders/index.ts";
import { reportEmptyShelf } from "./empty-shelf.ts";
import { reportFault } from "./fault.ts";
import { readFloor, readStation, readStations } from "./floor.ts";
import { hearMachineOf } from "./hear-machines.ts";
import { handOver } from "./hot-folder.ts";
import { liveRoute } from "./live.ts";
import { closeManifest, manifestPdf, readManifests } from "./manifests.ts";
import { packingSlipPdf } from "./packing-slip.ts";
import { claimLabels, labelsAddress, labelsPdf } from "./paper-labels.ts";
import { parcelLabelPdf } from "./parcel-label.ts";
import { askAgain } from "./resend-file.ts";
import type { Hand, ScanAnswer } from "./stations/scan.ts";
import { takeScan } from "./take-scan.ts";
import { weighParcel } from "./weigh.ts";

export function factoryRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, factoryCalls.stations, async () => ({ data: await readStations(platform) }));
  serve(app, platform, factoryCalls.station, async ({ params, query }) => ({
    data: await readStation(platform, params.station, query.shelf),
  }));
  serve(app, platform, factoryCalls.floor, async () => ({ data: await readFloor(platform) }));

  serve(app, platform, factoryCalls.scan, async ({ body, caller }) => {
    await hearMachineOf(platform, app.log, body.text);
    const answer = await takeScan(platform, handOf(caller), body);
    await sendNow(platform, app, answer);
    return { data: answer };
  });
  serve(app, platform, factoryCalls.fault, async ({ body, caller }) => ({
    data: await reportFault(platform, handOf(caller), body),
  }));
  serve(app, platform, factoryCalls.emptyShelf, async ({ body, caller, request }) => ({
    data: await reportEmptyShelf(platform, handOf(caller), moverOf(caller), body, request.id),
  }));
  serve(app, platform, factoryCalls.resendFile, async ({ params, body, caller }) => {
    const resent = await askAgain(platform, handOf(caller), { ...body, label: params.label });
    await sendNow(platform, app, resent);
    return { data: { copy: resent.copy, message: resent.band.title } };
  });

  serve(app, platform, factoryCalls.claimLabels, async ({ body, caller }) => {
    const labels = await claimLabels(platform, moverOf(caller), body, caller.permissions);
    return { data: { labels, url: labelsAddress(labels) } };
  });
  serve(app, platform, factoryCalls.labelsPdf, async ({ query, reply }) => {
    const pdf = await labelsPdf(platform, query.codes.split(",").filter(Boolean));
    return sendPdf(reply, pdf, "labels.pdf");
  });
  serve(app, platform, factoryCalls.packingSlip, async ({ params, reply }) =>
    sendPdf(reply, await packingSlipPdf(platform, params.order), `packing-slip-${params.order}.pdf`),
  );
  serve(app, platform, factoryCalls.parcelLabel, async ({ params, reply }) =>
    sendPdf(reply, await parcelLabelPdf(platform, params.order), `parcel-label-${params.order}.pdf`),
  );
  serve(app, platform, factoryCalls.weighParcel, async ({ params, body, caller, request }) => ({
    data: await weighParcel(platform, moverOf(caller), params.order, body, request.id),
  }));
  serve(app, platform, factoryCalls.manifests, async () => ({ data: await readManifests(platform) }));
  serve(app, platform, factoryCalls.closeManifest, async ({ body, caller }) => ({
    data: await closeManifest(platform, moverOf(caller), body),
  }));
  serve(app, platform, factoryCalls.manifestPdf, async ({ params, reply }) =>
    sendPdf(reply, await manifestPdf(platform, params.manifest), `${params.manifest}.pdf`),
  );
  liveRoute(app, platform);
}

/** Who holds the scanner, from the session. */
function handOf({ account }: Caller): Hand {
  if (!account?.staff) throw new Refusal("permissionDenied");
  return { staffUserId: account.staff.id, accountId: account.id, name: account.fullName };
}

/** The caller as the one who moves an order. */
export function moverOf({ account, permissions }: Caller): Mover {
  if (!account) throw new Refusal("permissionDenied");
  return { kind: "staff", name: account.fullName, accountId: account.id, permissions };
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

function sendPdf(reply: FastifyReply, pdf: Buffer, name: string) {
  return (
    reply
      .type("application/pdf")
      .header("Content-Disposition", `inline; filename="${name}"`)
      // A station prints a label from a frame of its own page.
      .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'self'")
      .send(pdf)
  );
}
