// What narrows and sorts a list of products: in a collection, and among what was found.

/** A value of a filter. */
export interface FacetOption {
  /** As addresses name it. */
  value: string;
  name: string;
  /** How many pieces there would be with it. */
  count: number;
  isChosen: boolean;
  /** Of a colour. */
  hex?: string;
}

export interface Finder {
  /** Pieces of the whole list, and those that fit what is chosen. */
  total: number;
  count: number;
  /** Empty where there is nothing to choose between. */
  kinds: FacetOption[];
  colours: FacetOption[];
  sizes: FacetOption[];
  sale: { count: number; isChosen: boolean };
  ownWords: { count: number; isChosen: boolean };
  /** In whole units of the shop's currency; null where everything costs the same. */
  price: { min: number; max: number; from: number | null; to: number | null; bars: number[] } | null;
  /**
   * All that is chosen, each with the query without it and, where nothing fits, how many pieces that would leave. The words
   * of a price are the page's.
   */
  chips: { facet: string; words: string; hex?: string; query: string; left: number | null }[];
  /** The first one is the list's own; its name may be empty. */
  sorts: { sort: string; words: string }[];
  sort: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Pieces on the pages before. */
  before: number;
  /** What addresses of this list say beside all this, such as the words of a search. */
  fixed: Readonly<Record<string, string>>;
  /** Of this list as it is chosen, without its page; and without any filter. */
  query: string;
  clearQuery: string;
}
