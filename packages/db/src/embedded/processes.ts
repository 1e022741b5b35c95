import { existsSync, readFileSync } from "node:fs";

/** Whether a process of this machine still runs. One that has ended but was not yet collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A child that has ended but was not yet collected still answers signal 0 on Linux. */
function isZombie(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && /\) Z /.test(readFileSync(status, "utf8"));
}

/** Whether a process is the program it was: after a restart of the machine another one may have its number. */
export function isProgram(pid: number, name: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes(name);
}
