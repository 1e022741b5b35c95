import { LinkButton } from "@selvedge/ui/link-button";
import { MessagePage } from "@selvedge/ui/message-page";
import { Compass } from "lucide-react";

/** What an address that leads nowhere shows, inside the frame, so that every other place is one step away. */
export function Component() {
  return (
    <MessagePage icon={Compass} title="There is no page here" action={<LinkButton href="/">Go to Home</LinkButton>}>
      The address may be old or mistyped. Nothing in your shop has changed.
    </MessagePage>
  );
}
