// The one way between the dashboard and the frame: a port of their own, on which each reads only messages that it knows.
import type * as z from "zod/mini";

/** Either end of a MessageChannel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  close(): void;
}

export interface Channel<Sent> {
  send(message: Sent): void;
  /** Messages that were not understood; they have no effect. */
  ignored(): number;
  close(): void;
}

/** Sends over a port, and reads what `schema` knows; everything else is counted and ignored. */
export function openChannel<Sent, Read>(
  port: Port,
  schema: z.ZodMiniType<Read>,
  read: (message: Read) => void,
): Channel<Sent> {
  let ignored = 0;
  port.onmessage = ({ data }) => {
    const message = schema.safeParse(data);
    if (message.success) read(message.data);
    else ignored += 1;
  };
  return {
    send: (message) => port.postMessage(message),
    ignored: () => ignored,
    close() {
      port.onmessage = null;
      port.close();
    },
  };
}
