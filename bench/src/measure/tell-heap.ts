// Loaded before a server: tells what its heap holds once everything that nobody needs is collected.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

process.on("message", (message) => {
  if (message !== "heap") return;
  collectGarbage();
  process.send!({ heapBytes: process.memoryUsage().heapUsed });
});
// Being asked keeps no server from ending.
process.channel?.unref();
