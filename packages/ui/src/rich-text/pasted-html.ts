// What word processors put on the clipboard, made plain before the editor reads it. Looks come as styles there; the editor
// itself keeps what it knows of them, such as bold, and leaves the rest out.

/** Headings that a text does not have, as the nearest that it has. */
const levels: Readonly<Record<string, string>> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" };

/** Pasted links lose their target: the author of the text chooses where a link opens. */
const opensWhere = /\s(?:target|rel)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** HTML from Word, Google Docs or a page, with its lists and headings as such. */
export function pastedHtml(html: string): string {
  // What an editor of texts copied is as somebody wrote it here.
  const own = html.includes("data-pm-slice")
    ? html
    : html.replace(/<a\b[^>]*>/gi, (tag) => tag.replace(opensWhere, ""));
  const plain = own
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(style|script|title|xml)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<\/?(?:o|w|v|st1):[^>]*>/gi, "")
    // Google Docs wraps everything in a bold that is not bold.
    .replace(/<b [^>]*id="docs-internal-guid[^>]*>([\s\S]*)<\/b>/i, "$1")
    .replace(/<(\/?)(h[1456])\b[^>]*>/gi, (_, end: string, tag: string) => `<${end}${levels[tag.toLowerCase()]}>`);
  return wordLists(plain);
}

/** Word writes a list as paragraphs with a sign in front, each sign marked as one. */
function wordLists(html: string): string {
  const item = /<p\b[^>]*class="?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi;
  const items = html.replace(item, (_, inner: string) => {
    const sign = /<span[^>]*mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>/i.exec(inner)?.[1] ?? "";
    const words = inner.replace(/<span[^>]*mso-list:\s*Ignore[^>]*>[\s\S]*?<\/span>(?:\s*<\/span>)?/i, "");
    const tag = /[\da-z][.)]/i.test(sign.replace(/<[^>]*>/g, "")) ? "ol" : "ul";
    return `<${tag}><li>${words.trim()}</li></${tag}>`;
  });
  return items.replace(/<\/(ul|ol)>\s*<\1>/g, "");
}
