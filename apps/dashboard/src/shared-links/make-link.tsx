import { referralCodeLength, referralCodeOf, referralParameter } from "@selvedge/domain/referrals/referral-code";
import { CopyButton } from "@selvedge/ui/actions/copy-button";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useState } from "react";
import { useShop } from "../session/shop.ts";

/** The address that a club, a friend or a site shares: nothing has to be saved for it to count. */
export function MakeLink() {
  const shop = useShop();
  const [name, setName] = useState("");
  const code = referralCodeOf(name);
  const isWithoutCode = name.trim() !== "" && code === "";
  const link = new URL(`/?${referralParameter}=${code}`, shop.url).href;
  return (
    <Card title="Make a link">
      <div className="grid items-end gap-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <TextField
          compact
          label="Who shares it"
          placeholder="Stromness Sailing Club"
          maxLength={referralCodeLength * 2}
          value={name}
          onChange={setName}
          {...(isWithoutCode && { error: "Please use letters or digits." })}
        />
        <div
          aria-live="polite"
          className="flex min-h-10 min-w-0 items-center gap-2 rounded-control bg-sunken pr-1.5 pl-3"
        >
          {code ? (
            <>
              <span className="min-w-0 flex-1 text-dense wrap-anywhere">{link}</span>
              <CopyButton text={link} what="the link" />
            </>
          ) : (
            <span className="text-dense text-ink-2">Type a name, and its link is shown here.</span>
          )}
        </div>
      </div>
      <p className="pt-3 text-dense text-ink-2">
        Add “?{referralParameter}={code || "a-name"}” to any other page of your shop to share that page instead.
      </p>
    </Card>
  );
}
