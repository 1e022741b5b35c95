import { proofWays } from "@selvedge/api-client/proof";
import { ProofProvider } from "@selvedge/ui/security/proof-provider";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../data/api.ts";

const ways = proofWays(api);

/** Around the settings of a sign-in: changes in it ask who is there where the server wants to know. */
export function OwnProof({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  return (
    <ProofProvider ways={ways} onChanged={() => queries.invalidateQueries({ queryKey: ["security"] })}>
      {children}
    </ProofProvider>
  );
}
