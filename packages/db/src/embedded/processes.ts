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

/** When a process began, in the kernel's ticks since the machine came up; 0 where the system does not say. */
export function startOf(pid: number): number {
  const status = `/proc/${pid}/stat`;
  if (!existsSync(status)) return 0;
  // The second field is the program's name in brackets and may hold anything; the twentieth behind it is the start.
  const afterName = readFileSync(status, "utf8").split(") ").at(-1) ?? "";
  return Number(afterName.split(" ")[19] ?? 0);
}
