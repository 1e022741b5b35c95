import { Button } from "@selvedge/ui/button";
import { failureWords } from "@selvedge/ui/failure-words";
import { MessagePage } from "@selvedge/ui/message-page";
import { TriangleAlert } from "lucide-react";
import { useRevalidator, useRouteError } from "react-router";

/** What is shown in the place of a page that failed: what happened, its reference, and a way to try again. */
export function RouteFailure() {
  const words = failureWords(useRouteError());
  const revalidator = useRevalidator();
  return (
    <MessagePage
      icon={TriangleAlert}
      title={words.title}
      requestId={words.requestId}
      action={
        <Button variant="primary" busy={revalidator.state === "loading"} onPress={() => revalidator.revalidate()}>
          Try again
        </Button>
      }
    >
      {words.text}
    </MessagePage>
  );
}
