import { nameInZone, providerOf } from "@selvedge/domain/shops/own-domains/dns-providers";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useShop } from "../session/shop.ts";
import { nameServersQuery, type OwnDomain } from "./addresses-query.ts";
import { unknownProvider } from "./domain-words.ts";

/** Where the records of a domain are entered, and how its provider calls what is entered. */
export function ProviderSteps({ domain: { id, host, records } }: { domain: OwnDomain }) {
  const shop = useShop();
  const { data } = useQuery(nameServersQuery(shop.id, id));
  if (!data) return null;
  const { zone, servers } = data;
  const provider = providerOf(servers);
  const wanted = records.filter(({ state }) => state !== "found");
  if (!provider) return <p className="px-4 pb-3 text-dense text-ink-2">{unknownProvider(servers)}</p>;
  const { name, page, opens, nameField, valueFields, itself, also } = provider;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 pb-3 text-dense">
      <details className="min-w-0 flex-1 basis-80">
        <summary className="w-fit cursor-default py-1.5 font-medium max-md:py-3">
          We think it is {name}. Steps for {name}
        </summary>
        <ol className="mt-1 flex max-w-160 list-decimal flex-col gap-1.5 pl-5 text-ink-2">
          <li>
            Sign in to {name}, choose {zone || host} and open {opens}.
          </li>
          {wanted.map(({ type, name: full }) => {
            const part = nameInZone(full, zone);
            return (
              <li key={type + full}>
                Add a record of the type {type}. In “{nameField}”{" "}
                {part ? (
                  <>
                    write <code className="font-mono wrap-anywhere text-ink">{part}</code>
                  </>
                ) : itself === "@" ? (
                  <>
                    write <code className="font-mono text-ink">@</code>
                  </>
                ) : (
                  "write nothing"
                )}
                {type === "CAA"
                  ? ", then the flag 0, the tag “issue” and the authority from below."
                  : `, and the value from below in “${valueFields[type]}”.`}
              </li>
            );
          })}
          {also && wanted.some(({ type }) => also.of.includes(type)) ? <li>{also.text}</li> : null}
          <li>Save, and come back: we look again by ourselves.</li>
        </ol>
        <p className="mt-2 text-label text-ink-2">
          We go by the name servers of your domain. If {name} looks different now, look for the fields of the type, the
          name and the value.
        </p>
      </details>
      <LinkButton size="dense" icon={ExternalLink} href={page} target="_blank" rel="noreferrer">
        Open its DNS page
      </LinkButton>
    </div>
  );
}
