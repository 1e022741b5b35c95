// Says what is wrong with where the files lie and what they import: node tools/layout/check.mjs
import { layoutFaults } from "./layout-faults.mjs";

const faults = layoutFaults();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
