// Loaded before a server: reports what its heap holds after garbage collection.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

process.on("message", (message) => {
  if (message !== "heap") return;
  collectGarbage();
  process.send!({ heapBytes: process.memoryUsage().heapUsed });
});
// This listener does not stop a server from ending.
process.channel?.unref();
