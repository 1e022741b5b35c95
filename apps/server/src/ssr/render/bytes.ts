/** A buffer that all pages are assembled in, one at a time: its use is synchronous. */
let buffer = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Concatenates texts as UTF-8. Joining them as a string first would read them twice more: to copy them and to count their
 * bytes.
 */
export function bytesOf(texts: readonly string[]): Buffer {
  const most = texts.reduce((sum, text) => sum + text.length * 3, 0);
  if (most > buffer.length) buffer = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end += buffer.write(text, end);
  return Buffer.from(buffer.subarray(0, end));
}
