import { TriangleAlert } from "lucide-react";
import { useRevalidator, useRouteError } from "react-router";
import { Button } from "../actions/button.tsx";
import { LinkButton } from "../actions/link-button.tsx";
import { failureWords } from "../feedback/failure-words.ts";
import { MessagePage } from "../frames/message-page.tsx";

/**
 * What is shown in the place of a page that failed: what happened, its reference, and a way to try again, or away from
 * what is not there.
 */
export function RouteFailure() {
  const words = failureWords(useRouteError());
  const revalidator = useRevalidator();
  return (
    <MessagePage
      icon={TriangleAlert}
      title={words.title}
      requestId={words.requestId}
      action={
        words.isGone ? (
          <LinkButton href="/" variant="primary">
            Back to the start
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            busy={revalidator.state === "loading"}
            onPress={() => (words.isBroken ? location.reload() : revalidator.revalidate())}
          >
            Try again
          </Button>
        )
      }
    >
      {words.text}
    </MessagePage>
  );
}
