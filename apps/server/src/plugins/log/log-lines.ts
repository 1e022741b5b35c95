// Writes log lines to standard output, many per write, because a write costs more than the line. Errors are written at once,
// with everything before them.

/** Characters held at most, and how long. */
const holdLimit = 8_192;
const holdMs = 250;
/** pino's number for "error"; each line begins with its own. */
const errorLevel = 50;

/** Buffers lines for `send`. */
export function gatheredLines(send: (text: string) => void) {
  let held = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held) send(held);
    held = "";
  };
  return {
    flush,
    write(line: string) {
      held += line;
      if (held.length > holdLimit || levelOf(line) >= errorLevel) flush();
      else timer ??= setTimeout(flush, holdMs).unref();
    },
  };
}

const levelOf = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? errorLevel);

let lines: ReturnType<typeof gatheredLines> | undefined;

/** The lines of this process. Nothing is held when it ends. */
export function logLines(): { write(line: string): void } {
  if (!lines) {
    lines = gatheredLines((text) => process.stdout.write(text));
    process.on("exit", lines.flush);
    // The reader of the lines has gone; the work continues without.
    process.stdout.on("error", () => {});
  }
  return lines;
}
