import { isWorthRetrying } from "@selvedge/api-client/failure";
import { QueryClient } from "@tanstack/react-query";

/**
 * The one cache of server data of the page, for hooks and for the loaders of lazily loaded routes. Data is fresh for
 * half a minute; after that it is shown while it is fetched again. A failed request is retried once.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && isWorthRetrying(error) },
    mutations: { retry: 0 },
  },
});
