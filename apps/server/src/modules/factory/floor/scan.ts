// Input and output of a station's rules. A scan is one transaction; its answer is stored with it.

import type { scanAnswer } from "@selvedge/contracts/factory/scan-answer";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import type { Technology } from "@selvedge/domain/labels/label-route";
import type * as z from "zod";
import type { Announced, Consignment } from "../../../adapters/carrier/carrier.ts";
import type { FileState } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";
import type { FloorLabel, FloorOrder } from "./floor-rows.ts";

export type ScanAnswer = z.infer<typeof scanAnswer>;

/** Who holds the scanner. */
export interface Operator {
  staffUserId: number;
  accountId: number;
  name: string;
}

export interface Station {
  code: string;
  kind: StationKind;
  name: string;
  device: string | null;
  /** The factory that it stands in: it works on that factory's garments alone. */
  factoryCode: string;
  /** What its machine prints; null where it has none. */
  technologies: Technology[] | null;
}

export interface ScanRequest {
  station: string;
  text: string;
  clientEventId: string;
  /** What the station is working on: a label's code, an order's number, a shelf; "fail" before a doubted label. */
  open: string;
}

export interface Scan {
  db: Bound;
  platform: Platform;
  operator: Operator;
  station: Station;
  request: ScanRequest;
  at: Date;
  /** What the carrier answered, on the second way through a dispatch scan. */
  announced: Announced | null;
  /** How the print file was found, on the second way through a print scan. */
  fileState?: { sha256: string; state: FileState } | undefined;
}

/** A scan whose text is a label of ours. Its order is locked and all its labels are read. */
export interface LabelScan extends Scan {
  label: FloorLabel;
  order: FloorOrder;
  labels: FloorLabel[];
}

/** A closed parcel as Pack and Dispatch show it. */
export interface ParcelShown {
  expectedGrams: number;
  weighedGrams: number | null;
  isWeightConfirmed: boolean;
  /** Where its label is; empty before a carrier knows it. */
  labelUrl: string;
  customsForm: "" | "CN22" | "CN23";
  to: { name: string; lines: string[] };
  carrier: string;
  factory: string;
}

export interface ScanResult {
  outcome: ScanAnswer["outcome"];
  code: string;
  band: { state: ScanAnswer["band"]["state"]; title: string; detail?: string; aside?: string };
  next: { title: string; detail?: string };
  label?: FloorLabel;
  needed?: FloorLabel;
  /** The whole order is shown: its labels, and whether its parcel is closed. */
  order?: {
    order: Pick<FloorOrder, "id" | "reference">;
    labels: readonly FloorLabel[];
    isClosed: boolean;
    tracking?: string;
    parcel?: ParcelShown;
  };
  side?: number;
  open?: string;
  /** How many garments the scan has moved; 1 by default. */
  garments?: number;
}

/** A dispatch scan that needs the carrier's answer first. Its intent is stored. */
export interface CarrierQuestion {
  ask: { divisionId: DivisionId; orderId: OrderId; factoryCode: string; consignment: Consignment };
}

/** A print scan that has to know how a print file is before it can be answered. Nothing is written. */
export interface FileQuestion {
  look: { divisionId: DivisionId; sha256: string };
}

export type StationRules = (scan: Scan) => Promise<ScanResult | CarrierQuestion | FileQuestion>;
