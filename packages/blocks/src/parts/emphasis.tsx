import { Fragment } from "react";

/** Text in which *words between stars* are stressed. A lone star stays a star. */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split(/\*([^*]+)\*/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <em>{part}</em> : part}</Fragment>);
}
