import type { ReactNode } from "react";

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
  /** Links, the most likely first. */
  readonly actions: readonly { readonly href: string; readonly label: string }[];
  /** Shown below the links. */
  readonly children?: ReactNode;
}

/** A page with one message and links: the first one filled, the others outlined. */
export function MessagePage({ title, message, actions, children }: MessagePageProps) {
  return (
    <div className="page-frame message-page">
      <h1>{title}</h1>
      <p className="lead">{message}</p>
      <div className="message-actions">
        {actions.map(({ href, label }, at) => (
          <a key={href} data-part="button" data-look={at === 0 ? "filled" : "outlined"} href={href}>
            {label}
          </a>
        ))}
      </div>
      {children}
    </div>
  );
}
