import { useInfiniteQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { loadError } from "../data/failure-text.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useShop } from "../session/shop.ts";
import { type Choice, type Found, type Place, picturesIn } from "./picture-sources.ts";

export interface PictureSearch {
  typed: string;
  type: (words: string) => void;
  place: Place;
  setPlace: (place: Place) => void;
  /** undefined where none came. */
  choices: readonly Choice[] | undefined;
  total: number;
  /** How many fit in each place; null where that is not asked. */
  counts: Found["counts"];
  isPending: boolean;
  isSearched: boolean;
  /** What is there answers earlier words or another place, and is replaced soon. */
  isStale: boolean;
  failure: ReturnType<typeof loadError> | null;
  /** null where all of them are there. */
  more: { isLoading: boolean; load: () => void } | null;
  grid: RefObject<HTMLDivElement | null>;
}

/** Where pictures for a page were looked for last. */
let lastPlace: Place = "all";

/** Looks for pictures of the shop by what is typed: for a page in every source or in one, else among the shop's own. */
export function usePictureSearch(isForPage: boolean): PictureSearch {
  const { id: division } = useShop();
  const [typed, type] = useState("");
  const [place, setPlace] = useState<Place>(isForPage ? lastPlace : "own");
  const grid = useRef<HTMLDivElement>(null);
  const words = useDebounced(typed).trim();
  const found = useInfiniteQuery(picturesIn(division, place, words.slice(0, 80)));
  const { data, error, isPending, refetch } = found;
  const newest = data?.pages.at(-1);
  return {
    ...{ typed, type, place, isPending, grid },
    setPlace(next) {
      lastPlace = next;
      setPlace(next);
    },
    choices: data?.pages.flatMap((each) => each.choices),
    total: newest?.total ?? 0,
    counts: newest?.counts ?? null,
    isSearched: words !== "",
    isStale: found.isPlaceholderData || words !== typed.trim(),
    failure: data ? null : loadError("Your pictures did not load.", error, refetch),
    more: found.hasNextPage ? { isLoading: found.isFetchingNextPage, load: () => void found.fetchNextPage() } : null,
  };
}
