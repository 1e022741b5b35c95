import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useShop } from "../../session/shop.ts";
import { LegalTextPage } from "../../site-texts/legal-text-page.tsx";
import { legalQuery } from "../../site-texts/site-texts-query.ts";
import { Component as NotFound } from "../not-found.tsx";

/** One legal text: as visitors read it, and as the shop's people write it. */
export function Component() {
  const shop = useShop();
  const { name = "" } = useParams();
  const { data: texts, error } = useQuery(legalQuery(shop.id));
  if (error && !texts) throw error;
  if (!texts) return <Skeleton className="h-96 w-full" />;
  const text = texts.find((each) => each.name === name);
  return text ? <LegalTextPage key={name} text={text} /> : <NotFound />;
}
