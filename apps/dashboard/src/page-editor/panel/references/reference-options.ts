// What a block may refer to, where all of it can be listed.
import type { Option } from "@selvedge/ui/choices/select-field";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../data/api.ts";

const options = (name: string, read: (division: number) => Promise<Option[]>) => (division: number) =>
  queryOptions({ queryKey: [division, "block options", name], staleTime: 60_000, queryFn: () => read(division) });

export type OptionsOf = ReturnType<typeof options>;

export const collectionOptions = options("collections", async (division) => {
  const { data } = await api("GET /divisions/{division}/collections/", { params: { division } });
  return data.map(({ name, urlName, products }) => ({ id: urlName, label: name, detail: String(products) }));
});

export const postTagOptions = options("post tags", async (division) => {
  const { data } = await api("GET /divisions/{division}/blog/", { params: { division } });
  return data.tags.map(({ name, urlName, count }) => ({ id: urlName, label: name, detail: String(count) }));
});

export const splitTestOptions = options("split tests", async (division) => {
  const { data } = await api("GET /divisions/{division}/split-tests/", { params: { division } });
  return data.tests.map(({ code, name }) => ({ id: code, label: name }));
});

export const blankOptions = options("blanks", async (division) => {
  const { data } = await api("GET /divisions/{division}/blanks/", { params: { division } });
  return data.map(({ code, name }) => ({ id: code, label: name }));
});
