import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useShop } from "../../session/shop.ts";
import { QuestionPage } from "../../site-texts/question-page.tsx";
import { helpQuery } from "../../site-texts/site-texts-query.ts";
import { Component as NotFound } from "../not-found.tsx";

/** One question of the help, as it is written; "new" begins one. */
export function Component() {
  const shop = useShop();
  const { name = "" } = useParams();
  const { data: questions, error } = useQuery(helpQuery(shop.id));
  if (error && !questions) throw error;
  if (!questions) return <Skeleton className="h-96 w-full" />;
  if (name === "new") return <QuestionPage key="new" known={null} all={questions} />;
  const known = questions.find((each) => each.name === name);
  return known ? <QuestionPage key={name} known={known} all={questions} /> : <NotFound />;
}
