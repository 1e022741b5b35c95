import { type Channel, openChannel, type Port } from "@selvedge/builder/protocol/channel";
import { readHello, welcome } from "@selvedge/builder/protocol/frame-handshake";
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import { type FrameMessage, frameMessage } from "@selvedge/builder/protocol/from-frame";

interface FramedPage {
  frame: () => HTMLIFrameElement | null;
  /** The address that the frame was opened at. */
  src: string;
  /** The word that only the frame and this window were given. */
  nonce: string;
}

/** Opens a channel to the page in a frame when the page says hello, and again each time it loads. Other senders are ignored. */
export function hearFrame({ frame, src, nonce }: FramedPage, read: (message: FrameMessage) => void) {
  const { origin } = new URL(src);
  let channel: Channel<DashboardMessage> | null = null;
  const hear = (event: MessageEvent) => {
    const source = frame()?.contentWindow;
    if (!source || readHello(event, { origin, nonce, source }) === "other") return;
    channel?.close();
    const { port1, port2 } = new MessageChannel();
    channel = openChannel<DashboardMessage, FrameMessage>(port1 as Port, frameMessage, read);
    source.postMessage(welcome, origin, [port2]);
  };
  addEventListener("message", hear);
  return {
    send: (message: DashboardMessage) => channel?.send(message),
    close() {
      removeEventListener("message", hear);
      channel?.close();
      channel = null;
    },
  };
}

export type FrameChannel = ReturnType<typeof hearFrame>;
