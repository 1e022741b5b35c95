// A page of many blocks in a shop, to be edited.
import type pg from "pg";

/** Rows of four: a row with three blocks inside. Returns the page's number. */
export async function insertLongPage(owner: pg.Client, label: string, blocks: number): Promise<number> {
  const rows = Array.from({ length: blocks / 4 }, (_, at) => ({
    ...{ uid: `row${at}`, type: "row", size: 12, pos: key(at), properties: {} },
    items: [
      {
        uid: `pod${at}`,
        type: "pod",
        size: 4,
        pos: "a",
        properties: { title: `Pod ${at}`, text: "Printed to order." },
      },
      {
        uid: `text${at}`,
        type: "textBlock",
        size: 4,
        pos: "b",
        properties: { html: `<p>Some words of row ${at}.</p>` },
      },
      { uid: `quote${at}`, type: "quote", size: 4, pos: "c", properties: { quote: `Said in row ${at}.` } },
    ],
  }));
  const document = JSON.stringify({ version: 1, properties: { title: "Long" }, blocks: rows });
  const { rows: made } = await owner.query(
    `insert into pages (division_id, url, name, draft) select division_id, '/long/', 'Long', $1 from subdomains where label = $2 returning id`,
    [document, label],
  );
  return Number(made[0].id);
}

/** Places in their order, as two digits of a large alphabet. */
const key = (at: number): string =>
  `b${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(98 + (at % 25))}`;
