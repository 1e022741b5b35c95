/** Room that every page is put together in, one after another; nothing waits while it is used. */
let room = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Texts behind one another, as UTF-8. Joined as text first, they would be read twice more: once to make them one, and once
 * to count their bytes.
 */
export function bytesOf(texts: readonly string[]): Buffer {
  const most = texts.reduce((sum, text) => sum + text.length * 3, 0);
  if (most > room.length) room = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end += room.write(text, end);
  return Buffer.from(room.subarray(0, end));
}
