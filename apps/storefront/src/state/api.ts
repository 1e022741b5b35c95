import { createClient } from "@selvedge/api-client/client";

export { ApiFailure } from "@selvedge/api-client/client";

let client: ReturnType<typeof createClient> | undefined;

/** The calls of this shop's own host. Made when first used, so that the server's drawing never asks for a document. */
export const api: ReturnType<typeof createClient> = (key, input) => {
  client ??= createClient();
  return client(key, input);
};
