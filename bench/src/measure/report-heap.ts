// Loaded before a server: reports what its heap and its buffers hold after garbage collection.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

process.on("message", async (message) => {
  if (message !== "heap") return;
  // Buffers are given back after the collection that found them, by another thread.
  for (let pass = 0; pass < 3; pass++) {
    collectGarbage();
    await new Promise((go) => setTimeout(go, 300));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  process.send!({ heapBytes: heapUsed, bufferBytes: arrayBuffers });
});
// This listener does not stop a server from ending.
process.channel?.unref();
