// What a page inside the page adds to the basket. Loaded with the first message of one.
import { eventRequests } from "@selvedge/browser/interface/event-requests";
import {
  type FrameAdd,
  frameMessageTypes,
  isFromFrame,
  readFrameMessage,
} from "@selvedge/browser/interface/frame-messages";
import { handledResponse } from "@selvedge/browser/interface/handled-response";
import { productGoneText } from "@selvedge/domain/errors/error-texts";
import { ApiFailure } from "../../state/api.ts";
import { addItemsToBasket } from "../../state/basket.ts";
import { showSnackbar } from "../snackbar.ts";

const requests = eventRequests({
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
});
requests.answer(frameMessageTypes.add, (add) => addOf(add as FrameAdd));

/**
 * Adds what a message of the frame in `element` asks for, and answers it. The shopper reads the same as the frame is told. One
 * that comes from elsewhere is left unanswered.
 */
export async function answerFrame(event: MessageEvent, element: HTMLElement): Promise<void> {
  const holder = element.querySelector("iframe")?.contentWindow;
  if (!isFromFrame(event, { origin: element.dataset.origin, holder })) return;
  const { data, source, origin } = event;
  const read = readFrameMessage(data);
  if (!read) return;
  const answer = (message: object) => (source as Window | null)?.postMessage(message, origin);
  if (!read.ok) return answer({ type: frameMessageTypes.failed, message: read.reason });
  try {
    await requests.ask(frameMessageTypes.add, read.add);
    answer({ type: frameMessageTypes.complete });
  } catch (error) {
    const text = textOf(error);
    showSnackbar({ code: "frame-add-failed", tone: "failed", text });
    answer({ type: frameMessageTypes.failed, message: text });
  }
}

async function addOf(add: FrameAdd): Promise<void> {
  const items = "items" in add ? (add.items as Parameters<typeof addItemsToBasket>[0]) : [add];
  const { added } = await addItemsToBasket(items);
  const text = added === 1 ? "1 item was added to your basket." : `${added} items were added to your basket.`;
  showSnackbar({ code: `frame-added ${Date.now()}`, text });
}

/** Why nothing was added: what the server said; for a request that it could not read, that there is no such product. */
function textOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : productGoneText;
  let text = error.message;
  const failure = handledResponse(error);
  failure.handle(({ status }) => {
    if (status !== 400 && status !== 404) return false;
    text = productGoneText;
    return true;
  });
  return text;
}
