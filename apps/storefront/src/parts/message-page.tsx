import type { ReactNode } from "react";

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
  /** Where to go from here, the likeliest first. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
  /** What stands below the ways. */
  readonly children?: ReactNode;
}

/** A page that says one thing, and the ways on from it: the first one filled, the others outlined. */
export function MessagePage({ title, message, ways, children }: MessagePageProps) {
  return (
    <div className="page-frame message-page">
      <h1>{title}</h1>
      <p className="lead">{message}</p>
      <div className="message-ways">
        {ways.map(({ href, label }, at) => (
          <a key={href} data-part="button" data-look={at === 0 ? "filled" : "outlined"} href={href}>
            {label}
          </a>
        ))}
      </div>
      {children}
    </div>
  );
}
