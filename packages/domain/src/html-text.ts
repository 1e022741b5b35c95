import { escapeHtml } from "./text.ts";

/** HTML written in place: what is put into it is text and is escaped, except what `raw` marks as HTML already. */
export const htmlText = (parts: TemplateStringsArray, ...values: readonly (string | number | Raw)[]): string =>
  parts.reduce((text, part, index) => text + written(values[index - 1]!) + part);

interface Raw {
  readonly html: string;
}

/** HTML that another `htmlText` has made. */
export const raw = (html: string): Raw => ({ html });

const written = (value: string | number | Raw): string =>
  typeof value === "object" ? value.html : escapeHtml(String(value));

/** A list of entries that are HTML already. */
export const listOf = (entries: readonly string[]): Raw =>
  raw(`<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>`);
