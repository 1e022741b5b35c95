export interface TextMessage {
  /** "+447700900123" */
  to: string;
  body: string;
}

/** Passes one text message on for delivery. Throws when it was not accepted, so that the job retries. */
export interface TextMessages {
  send(message: TextMessage): Promise<void>;
  /** false where messages stay in the local box. */
  isDelivering: boolean;
}
