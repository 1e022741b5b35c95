import { ApiFailure } from "@selvedge/api-client/client";
import { pageLoadFailure } from "@selvedge/pages/page/page-failure";
import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { RouteFailure } from "@selvedge/ui/routing/route-failure";
import { TriangleAlert } from "lucide-react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { rememberShop } from "../session/chosen-shop.ts";

/** A page that did not load, in the words of the specification (storefront §8), with the request to ask about. */
export function PageLoadFailure() {
  const error = useRouteError();
  if (!(error instanceof ApiFailure) || error.status === 0) return <RouteFailure />;
  const other = otherShopOf(error);
  // A missing permission for this shop's pages has its own words; those below are about a page of another shop.
  if (error.status === 403 && !other) return <RouteFailure />;
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
          {other ? <SwitchShop to={other} /> : null}
          <LinkButton href="/pages" variant={isOurs || other ? "plain" : "primary"}>
            All pages
          </LinkButton>
        </span>
      }
    >
      {other ? `It is a page of ${other.name}, where you work, too.` : isOurs ? kept : gone}
    </MessagePage>
  );
}

const kept = "What you have written is safe: it is kept on this device until it can be saved.";
const gone = "It may have been deleted. Choose it from the list of your pages, or look among those that were deleted.";

interface OtherShop {
  id: number;
  name: string;
}

/** The person's other shop that has the page; null where there is none. */
const otherShopOf = ({ answer }: ApiFailure): OtherShop | null =>
  answer.code === "pageOfOtherShop" ? (answer.data as { division: OtherShop }).division : null;

/** Opens the same address in the shop that has the page. */
function SwitchShop({ to: { id, name } }: { to: OtherShop }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = () => {
    rememberShop(id);
    void navigate(pathname, { replace: true, state: { shopId: id } });
  };
  return (
    <Button variant="primary" onPress={open}>
      Open it in {name}
    </Button>
  );
}
