/** A response on its way through several handlers. */
export interface HandledResponse<T> {
  readonly response: T;
  readonly isHandled: boolean;
  /** Lets a handler deal with it. true: it has, and it counts as handled from now on; false leaves it for the next one. */
  handle(handler: (response: T) => boolean | undefined): boolean;
}

/**
 * Wraps a response so that the last handler knows whether one before has handled it: a handler that gives back false
 * passes it on, and once it is handled no other handler is called. Source: platform-core §4.
 */
export function handledResponse<T>(response: T): HandledResponse<T> {
  let isHandled = false;
  return {
    response,
    get isHandled() {
      return isHandled;
    },
    handle(handler) {
      if (!isHandled) isHandled = handler(response) !== false;
      return isHandled;
    },
  };
}
