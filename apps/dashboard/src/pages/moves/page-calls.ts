import { api } from "../../data/api.ts";

/** What is done with a page as a whole, at the server. */
export function pageCalls(division: number, id: number) {
  const params = { division, id };
  return {
    publish: () => api("POST /divisions/{division}/pages/{id}/publish/", { params }),
    /** Hides a page from visitors, or shows it again as it was published. */
    async show(published: boolean) {
      const { data } = await api("GET /divisions/{division}/pages/{id}/", { params });
      const body = { ...data, published };
      await api("PATCH /divisions/{division}/pages/{id}/", { params, body, ifMatch: data.rev });
    },
    remove: () => api("DELETE /divisions/{division}/pages/{id}/", { params }),
    restore: () => api("POST /divisions/{division}/pages/{id}/restore/", { params }),
  };
}
