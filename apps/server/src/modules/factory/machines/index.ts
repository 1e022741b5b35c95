export { carryDelayMs, enqueueCarrying, handOver, sendPrintFile, sweepHotFolder, takeBack } from "./hot-folder.ts";
export { answerOf, copyName, type MachineAnswer } from "./machine-folder.ts";
export {
  failuresAtMachines,
  machinesFor,
  type SideAtMachine,
  saidByMachine,
  sidesAtMachines,
  stationOfMachine,
} from "./machine-queries.ts";
export { sawMachine } from "./write-queries.ts";
