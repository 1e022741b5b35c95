import { createClient } from "@selvedge/api-client/client";

export { ApiFailure } from "@selvedge/api-client/client";

let client: ReturnType<typeof createClient> | undefined;

/** The API client of this shop's host. Created on first use, because rendering on the server has no document. */
export const api: ReturnType<typeof createClient> = (key, input) => {
  client ??= createClient();
  return client(key, input);
};
