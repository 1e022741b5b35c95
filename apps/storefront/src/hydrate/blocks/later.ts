const texts = {
  loading: "Loading…",
  none: "There is nothing here yet.",
  failed: "This could not be loaded.",
} as const;

/** Fetches a block's entries from a path of this shop, and writes each into a copy of the block's pattern (storefront §7). */
export function startLater(element: HTMLElement): void {
  const { path = "" } = element.dataset;
  const template = element.querySelector("template")!;
  const shown = element.querySelector<HTMLElement>("[data-shown]")!;
  const state = element.querySelector<HTMLElement>("[data-state]")!;
  const again = element.querySelector<HTMLButtonElement>("[data-again]")!;

  async function load(): Promise<void> {
    element.toggleAttribute("data-busy", true);
    element.ariaBusy = "true";
    again.hidden = true;
    state.textContent = texts.loading;
    const entries = await fetchEntries(path).catch(() => null);
    element.toggleAttribute("data-busy", false);
    element.ariaBusy = null;
    again.hidden = entries !== null;
    state.textContent = entries === null ? texts.failed : entries.length === 0 ? texts.none : "";
    shown.replaceChildren(...(entries && entries.length > 0 ? [written(template, entries)] : []));
  }

  again.addEventListener("click", () => void load());
  void load();
}

type Entry = Readonly<Record<string, unknown>>;

async function fetchEntries(path: string): Promise<Entry[]> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) throw new Error("another site");
  const reply = await fetch(url, { headers: { Accept: "application/json" } });
  if (!reply.ok) throw new Error(String(reply.status));
  const body: unknown = await reply.json();
  const list = Array.isArray(body) ? body : (body as { data?: unknown }).data;
  if (!Array.isArray(list)) throw new Error("no list");
  return list.filter((entry): entry is Entry => typeof entry === "object" && entry !== null);
}

/** The list of the pattern, with one copy of its first entry for each that came. */
function written(template: HTMLTemplateElement, entries: readonly Entry[]): Node {
  const list = (template.content.cloneNode(true) as DocumentFragment).querySelector<HTMLElement>("[data-list]")!;
  const pattern = list.firstElementChild!;
  list.replaceChildren(...entries.map((entry) => filled(pattern.cloneNode(true) as HTMLElement, entry)));
  return list;
}

function filled(copy: HTMLElement, entry: Entry): HTMLElement {
  for (const part of copy.querySelectorAll<HTMLElement>("[data-fills]")) {
    const { fills = "" } = part.dataset;
    const value = part instanceof HTMLImageElement ? pictureAt(entry, fills) : valueAt(entry, fills);
    if (value === "") part.remove();
    else if (part instanceof HTMLImageElement) part.src = value;
    else if (part instanceof HTMLAnchorElement) fillLink(part, value, entry);
    else part.textContent = value;
  }
  return copy;
}

/** A link leads to the entry's product where it names one. */
function fillLink(link: HTMLAnchorElement, value: string, entry: Entry): void {
  link.textContent = value;
  const name = valueAt(entry, "urlName");
  if (name) link.href = `/product/${encodeURIComponent(name)}/`;
}

/** The smallest of a picture's files that is sharp in a tile, else its largest; "" where there is none. */
function pictureAt(entry: Entry, name: string): string {
  const { sizes = {} } = (entry[name] ?? {}) as { sizes?: Readonly<Record<string, string>> };
  const widths = Object.keys(sizes)
    .map(Number)
    .sort((a, b) => a - b);
  return sizes[widths.find((width) => width >= tilePx) ?? widths.at(-1) ?? ""] ?? "";
}

const tilePx = 600;

/** A value by its names with dots between, as text; "" where there is none. */
function valueAt(entry: Entry, names: string): string {
  const value = names.split(".").reduce<unknown>((within, name) => (within as Entry | null)?.[name], entry);
  if (typeof value === "number" && names === "price" && typeof entry.currency === "string")
    return new Intl.NumberFormat("en-GB", { style: "currency", currency: entry.currency }).format(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
