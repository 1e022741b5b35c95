export { logHole, logLabelPrints, logPretreat, logPrint, logQuality, takeFromShelf } from "./floor-logs.ts";
export {
  countStages,
  doneSince,
  findStation,
  floorTotals,
  listStations,
  printedLastHour,
  type StageCount,
  type TightOrder,
  tightOrders,
  wallOf,
} from "./floor-queries.ts";
export { bookedOnShelf, countOfShelf, headOfShelf, queueOf, queueOfShelf } from "./floor-queue.ts";
export {
  addressColumns,
  type FloorApplication,
  type FloorLabel,
  type FloorOrder,
  floorLabels,
  isActive,
  isOfItsSize,
  isPacked,
  labelsOfOrder,
  lockFloorOrder,
  openHolds,
  orderOfLabel,
  readFloorOrder,
} from "./floor-rows.ts";
export { workable } from "./free-to-work.ts";
export { giveHole, namesOf } from "./give-hole.ts";
export { holesOfOrder, orderInHole, turnHolesOf } from "./holes.ts";
export { moveLabel, projectOrder } from "./move-label.ts";
export {
  factsOf,
  holesOf,
  isRunning,
  presentGarment,
  previewAddress,
  spoken,
  stationAfter,
} from "./present-garment.ts";
export type {
  CarrierQuestion,
  FileQuestion,
  LabelScan,
  Operator,
  ParcelShown,
  Scan,
  ScanAnswer,
  ScanRequest,
  ScanResult,
  Station,
  StationRules,
} from "./scan.ts";
export { sendPdf } from "./send-pdf.ts";
