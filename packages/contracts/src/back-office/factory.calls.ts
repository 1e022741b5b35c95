// The factory floor: stations, scans, faults, labels on paper, parcels.
import { mostParcelGrams } from "@selvedge/domain/factory/parcel-weight";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, day, idParam, instant } from "../shapes.ts";

export const stationKind = z.enum(["pick", "pretreat", "print", "check", "sort", "pack", "dispatch"]);

const printedSide = z.object({
  side: z.string(),
  name: z.string(),
  isPrinted: z.boolean(),
  /** The art alone, on nothing. */
  artUrl: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** From the collar to the top of the print area. */
  collarMm: z.number(),
});

/** One garment as a station shows it. */
export const floorGarment = z.object({
  code: z.string(),
  orderId: z.number(),
  orderReference: z.string(),
  shop: z.string(),
  counter: z.number(),
  of: z.number(),
  state: z.string(),
  name: z.string(),
  /** What kind of thing it is, in one word: "tee". */
  word: z.string(),
  blankName: z.string(),
  blankCode: z.string(),
  sku: z.string(),
  colour: z.string(),
  hex: z.string(),
  size: z.string(),
  sides: z.array(printedSide),
  platen: z.object({ code: z.string(), name: z.string(), widthMm: z.number(), heightMm: z.number() }).nullable(),
  recipe: z.object({
    name: z.string(),
    fluid: z.string(),
    volumeMl: z.number(),
    passes: z.number(),
    pressCelsius: z.number(),
    pressSeconds: z.number(),
    printProfile: z.string(),
  }),
  needsPretreat: z.boolean(),
  pretreatedAt: instant.nullable(),
  pickface: z.string(),
  priority: z.number(),
  shipBy: day,
  hole: z.string(),
  /** Where it has to go next; empty when it waits for nobody. */
  nextStation: z.string(),
  image: z.string(),
});

/** The answer to one scan. It is kept, and a resent scan is given the same. */
export const scanAnswer = z.object({
  outcome: z.enum(["moved", "shown", "repeated", "refused"]),
  code: z.string(),
  band: z.object({
    state: z.enum(["good", "last", "wrong", "duplicate"]),
    title: z.string(),
    detail: z.string(),
    aside: z.string(),
  }),
  next: z.object({ title: z.string(), detail: z.string() }),
  garment: floorGarment.nullable(),
  /** What this station needs instead of what was scanned. */
  needed: floorGarment.nullable(),
  /** Every garment of the order, where a station works on the whole order. */
  order: z
    .object({
      id: z.number(),
      reference: z.string(),
      garments: z.array(floorGarment),
      packed: z.number(),
      hole: z.string(),
      bag: z.object({ name: z.string(), size: z.string() }),
      slipUrl: z.string(),
      isClosed: z.boolean(),
      tracking: z.string(),
      /** Once the parcel is closed. */
      parcel: z
        .object({
          expectedGrams: z.number(),
          weighedGrams: z.number().nullable(),
          isWeightConfirmed: z.boolean(),
          /** Its label and customs form; empty before its carrier knows it. */
          labelUrl: z.string(),
          customsForm: z.enum(["", "CN22", "CN23"]),
          to: z.object({ name: z.string(), lines: z.array(z.string()) }),
          carrier: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  /** The side that is being printed, from 0. */
  side: z.number().nullable(),
  /** What the station has in hand after this scan; it is sent along with the next. */
  open: z.string(),
  at: instant,
});

/** What waits at a station, each garment once. */
const waitingCounts = {
  /** Garments that can be worked on now. */
  waiting: z.number(),
  /** Garments whose order is held or stopped. */
  held: z.number(),
  /** Garments that wait for the rest of their order. */
  incomplete: z.number(),
};

const manifestShape = z.object({
  number: z.string(),
  carrier: z.string(),
  parcels: z.number(),
  weightGrams: z.number(),
  closedAt: instant,
  closedBy: z.string(),
  /** The carrier has taken the list. */
  isAccepted: z.boolean(),
  url: z.string(),
});

const clientEventId = z.uuid();
const stationCode = z.string().regex(/^[a-z0-9-]{1,30}$/);
const labelCodeText = z.string().trim().max(20);

export const factoryCalls = {
  stations: defineCall({
    key: "GET /factory/stations/",
    summary: "Every station with what waits there.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.array(
        z.object({
          code: z.string(),
          kind: stationKind,
          name: z.string(),
          device: z.string(),
          ...waitingCounts,
          doneToday: z.number(),
        }),
      ),
    ),
  }),
  station: defineCall({
    key: "GET /factory/stations/{station}/",
    summary: "One station: today's count, what comes next, and the wall where it has one.",
    access: "staff",
    permission: "floor.read",
    params: z.object({ station: z.string().max(30) }),
    /** The shelf that the picker stands at, once it has been scanned. */
    query: z.object({ shelf: z.string().max(20).default("") }),
    reply: dataOf(
      z.object({
        code: z.string(),
        kind: stationKind,
        name: z.string(),
        device: z.string(),
        doneToday: z.number(),
        ...waitingCounts,
        /** The garments to take next; at pick those of one shelf. */
        next: z.array(floorGarment),
        /** At pick: what waits for that shelf in all. */
        onShelf: z.object({ garments: z.number(), orders: z.number() }).nullable(),
        thenShelf: z
          .object({ pickface: z.string(), colour: z.string(), size: z.string(), count: z.number() })
          .nullable(),
        holes: z.array(
          z.object({
            code: z.string(),
            row: z.string(),
            column: z.number(),
            state: z.enum(["free", "filling", "ready", "blocked"]),
            count: z.number(),
          }),
        ),
        /** What its machine reported last, in the form of a scan's answer; a failure only while the garment waits for it. */
        fromMachine: scanAnswer.nullable(),
        at: instant,
      }),
    ),
    errors: ["notFound"],
  }),
  scan: defineCall({
    key: "POST /factory/scans/",
    summary: "One scan at one station. The same clientEventId is answered the same and never acted on twice.",
    access: "staff",
    permission: "floor.scan",
    body: z.strictObject({
      station: stationCode,
      text: z.string().trim().min(1).max(100),
      clientEventId,
      /** What the station has in hand: a label's code, "fail" before it while somebody says what is wrong, or an order's number. */
      open: z.string().max(30).default(""),
    }),
    reply: dataOf(scanAnswer),
    errors: ["notFound", "permissionDenied", "scanIdReused"],
  }),
  fault: defineCall({
    key: "POST /factory/faults/",
    summary: "A garment that cannot be sent: its label is replaced, and a new one goes to the front of the queue.",
    access: "staff",
    permission: "labels.fault",
    body: z.strictObject({
      station: stationCode,
      label: labelCodeText,
      defect: z.string().max(30),
      note: z.string().trim().max(300).default(""),
      clientEventId,
    }),
    reply: dataOf(scanAnswer.extend({ newLabel: z.string() })),
    errors: ["notFound", "permissionDenied", "validation", "scanIdReused"],
  }),
  emptyShelf: defineCall({
    key: "POST /factory/empty-shelves/",
    summary:
      "A shelf that has no blank left: the orders that wait for it are held as out of stock until stock has come in.",
    access: "staff",
    permission: "orders.stop",
    body: z.strictObject({
      station: stationCode,
      shelf: z
        .string()
        .trim()
        .regex(/^[A-Z]-\d{2}-\d{2}-\d{1,2}$/, "Scan the shelf"),
      clientEventId,
    }),
    reply: dataOf(scanAnswer),
    errors: ["notFound", "permissionDenied", "validation", "scanIdReused"],
  }),
  resendFile: defineCall({
    key: "POST /factory/labels/{label}/resend/",
    summary: "Sends a side's print file to the machine again. Needs a reason.",
    access: "staff",
    permission: "floor.scan",
    params: z.object({ label: labelCodeText }),
    body: z.strictObject({
      station: stationCode,
      side: z.enum(["front", "back", "left", "right"]),
      reason: z.string().trim().min(3, "Say in a few words why").max(200),
      clientEventId,
    }),
    reply: dataOf(z.object({ copy: z.number(), message: z.string() })),
    errors: ["notFound", "moveRefused", "validation", "scanIdReused"],
  }),
  claimLabels: defineCall({
    key: "POST /factory/labels/print/",
    summary:
      "Claims labels for printing and says where their PDF is. Whoever scans prints the one label of a remade garment; anything more takes labels.print. Printing one again needs a reason.",
    access: "staff",
    permission: "floor.scan",
    body: z.strictObject({
      orders: z.array(z.number().int().positive()).max(100).default([]),
      labels: z.array(labelCodeText).max(100).default([]),
      reason: z.string().trim().max(200).default(""),
    }),
    reply: dataOf(z.object({ labels: z.array(z.string()), url: z.string() })),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused"],
  }),
  labelsPdf: defineCall({
    key: "GET /factory/labels.pdf",
    summary: "Claimed labels as pages of 100 by 50 mm.",
    access: "staff",
    permission: "floor.read",
    query: z.object({ codes: z.string().max(2000) }),
    file: "application/pdf",
    errors: ["notFound"],
  }),
  packingSlip: defineCall({
    key: "GET /factory/orders/{order}/packing-slip.pdf",
    summary: "The slip that lies in the parcel, in the shop's own name.",
    access: "staff",
    permission: "orders.read",
    params: z.object({ order: idParam }),
    file: "application/pdf",
    errors: ["notFound", "moveRefused"],
  }),
  parcelLabel: defineCall({
    key: "GET /factory/orders/{order}/parcel-label.pdf",
    summary: "The label of a sent parcel and the customs form behind it, as pages of 100 by 150 mm.",
    access: "staff",
    permission: "floor.read",
    params: z.object({ order: idParam }),
    file: "application/pdf",
    errors: ["notFound", "moveRefused"],
  }),
  weighParcel: defineCall({
    key: "POST /factory/orders/{order}/weight/",
    summary:
      "What the scale says of a closed parcel. A weight that does not fit stops it at Dispatch until it is confirmed.",
    access: "staff",
    permission: "floor.scan",
    params: z.object({ order: idParam }),
    body: z.strictObject({
      weighedGrams: z
        .number("Write the weight in grams")
        .int("Write the weight in whole grams")
        .min(1, "Write the weight in grams")
        .max(mostParcelGrams, `A parcel weighs at most ${mostParcelGrams / 1000} kg`),
      isConfirmed: z.boolean().default(false),
    }),
    reply: dataOf(
      z.object({
        expectedGrams: z.number(),
        weighedGrams: z.number(),
        verdict: z.enum(["fits", "light", "heavy"]),
        isWeightConfirmed: z.boolean(),
        message: z.string(),
      }),
    ),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  manifests: defineCall({
    key: "GET /factory/manifests/",
    summary: "What waits for each carrier's driver, and the lists that were closed, newest first.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.object({
        waiting: z.array(z.object({ carrier: z.string(), parcels: z.number(), weightGrams: z.number() })),
        closed: z.array(manifestShape),
      }),
    ),
  }),
  closeManifest: defineCall({
    key: "POST /factory/manifests/",
    summary: "Closes a carrier's list of all parcels since the last one. The same clientEventId closes one list.",
    access: "staff",
    permission: "floor.scan",
    body: z.strictObject({ carrier: z.string().trim().min(1).max(60), clientEventId }),
    reply: dataOf(manifestShape),
    errors: ["moveRefused", "validation"],
  }),
  manifestPdf: defineCall({
    key: "GET /factory/manifests/{manifest}/list.pdf",
    summary: "A carrier's list as A4, for the driver.",
    access: "staff",
    permission: "floor.read",
    params: z.object({ manifest: z.string().max(40) }),
    file: "application/pdf",
    errors: ["notFound"],
  }),
  floor: defineCall({
    key: "GET /factory/floor/",
    summary: "The floor at a glance: stages with counts and ages, and the orders with the least time to spare.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.object({
        at: instant,
        factory: z.string(),
        cutOffMinutes: z.number(),
        shippedToday: z.number(),
        dueToday: z.number(),
        stages: z.array(
          z.object({
            kind: stationKind,
            name: z.string(),
            /** Garments that can be worked on now; the others are counted apart. */
            count: z.number(),
            held: z.number(),
            incomplete: z.number(),
            oldestMinutes: z.number().nullable(),
            flow: z.enum(["flowing", "slow", "blocked"]),
          }),
        ),
        tight: z.array(
          z.object({
            orderId: z.number(),
            reference: z.string(),
            shop: z.string(),
            waitsFor: z.string(),
            where: z.string(),
            spareMinutes: z.number(),
          }),
        ),
        late: z.number(),
        machines: z.array(
          z.object({
            device: z.string(),
            printedLastHour: z.number(),
            /** What it did not print and nobody has begun again, the newest first. */
            failed: z.array(
              z.object({
                label: z.string(),
                orderId: z.number(),
                reference: z.string(),
                reason: z.string(),
                at: instant,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
};
