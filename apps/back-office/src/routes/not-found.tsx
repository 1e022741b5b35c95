import { LinkButton } from "@selvedge/ui/actions/link-button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { Compass } from "lucide-react";

/** What an address that leads nowhere shows, inside the frame, so that every other place is one step away. */
export function Component() {
  return (
    <MessagePage icon={Compass} title="Page not found" action={<LinkButton href="/orders">Go to Orders</LinkButton>}>
      The address may be old or mistyped.
    </MessagePage>
  );
}
