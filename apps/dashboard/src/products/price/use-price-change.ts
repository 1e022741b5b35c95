import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";

interface NewPrice {
  id: number;
  version: number;
  priceIncTaxMinor: number;
}

/** Sets the prices of several products, shows which were set and which not, and offers an undo. */
export function usePriceChange(division: number) {
  const queries = useQueryClient();
  const send = async (prices: readonly NewPrice[]) => {
    const { data } = await api("POST /divisions/{division}/products/prices/", {
      params: { division },
      body: { prices: [...prices] },
    });
    for (const kind of ["products", "product", "price-preview"])
      queries.invalidateQueries({ queryKey: [division, kind] });
    return data;
  };
  type Outcome = Awaited<ReturnType<typeof send>>;
  const showMessage = ({ changed, refused }: Outcome, done: string) => {
    const [first] = refused;
    const failed = first
      ? `${refused.length} not: ${first.name}. ${first.reason}${refused.length > 1 ? " The others have similar problems." : ""}`
      : "";
    showSnackbar({
      code: `prices ${done} ${changed.map(({ id, version }) => `${id}.${version}`).join(" ")}`,
      text: [`${changed.length} ${changed.length === 1 ? "price" : "prices"} ${done}.`, failed]
        .filter(Boolean)
        .join(" "),
      durationMs: 8000,
      ...(first && { tone: "failed" as const }),
      ...(changed.length > 0 && done === "changed" && { undo: () => void takeBack(changed) }),
    });
  };
  const run = async (prices: readonly NewPrice[], done: string): Promise<boolean> => {
    try {
      showMessage(await send(prices), done);
      return true;
    } catch (error) {
      showSnackbar({ code: "prices", text: failureText(error), tone: "failed" });
      return false;
    }
  };
  const takeBack = (changed: Outcome["changed"]) =>
    run(
      changed.map(({ id, version, priceBeforeIncTaxMinor }) => ({
        id,
        version,
        priceIncTaxMinor: priceBeforeIncTaxMinor,
      })),
      "put back",
    );
  return (prices: readonly NewPrice[]) => run(prices, "changed");
}
