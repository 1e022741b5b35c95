import { spawn } from "node:child_process";

/**
 * Leaves a small process behind that ends `pid` (0: none) and removes `folder` once this process is gone, however it ends: a
 * run of the tests may be killed in the middle, and its database was made to outlive a Ctrl-C.
 */
export function endWithUs(pid: number, folder: string): void {
  const script =
    'while kill -0 "$1" 2>/dev/null; do sleep 1; done; test "$2" = 0 || kill -INT "$2" 2>/dev/null; sleep 2; rm -rf -- "$3"';
  spawn("sh", ["-c", script, "end-with-us", String(process.pid), String(pid), folder], {
    cwd: "/",
    detached: true,
    stdio: "ignore",
  })
    .on("error", () => {})
    .unref();
}
