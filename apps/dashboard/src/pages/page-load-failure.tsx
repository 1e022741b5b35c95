import { ApiFailure } from "@selvedge/api-client/client";
import { pageLoadFailure } from "@selvedge/pages/page/page-failure";
import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { RouteFailure } from "@selvedge/ui/routing/route-failure";
import { TriangleAlert } from "lucide-react";
import { useRouteError } from "react-router";

/** A page that did not load, in the words of the specification (storefront §8), with the request to ask about. */
export function PageLoadFailure() {
  const error = useRouteError();
  if (!(error instanceof ApiFailure) || error.status === 0) return <RouteFailure />;
  const met = pageLoadFailure("preview", error.status);
  const isOurs = error.status >= 500;
  return (
    <MessagePage
      icon={TriangleAlert}
      title={met.kind === "message" ? met.text : ""}
      requestId={error.answer.requestId}
      action={
        <span className="flex flex-wrap gap-2">
          {isOurs ? (
            <Button variant="primary" onPress={() => location.reload()}>
              Try again
            </Button>
          ) : null}
          <LinkButton href="/pages" variant={isOurs ? "plain" : "primary"}>
            All pages
          </LinkButton>
        </span>
      }
    >
      {isOurs
        ? "What you have written is safe: it is kept on this device until it can be saved."
        : "It may have been deleted, or belong to another shop of yours. Switch the shop, or choose it from the list."}
    </MessagePage>
  );
}
