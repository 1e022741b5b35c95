import { cookieNotice, usualCookieMessage } from "@selvedge/domain/shops/frame-plugins";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { BesideView } from "../shopper-view/beside-view.tsx";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";
import { PluginView } from "./plugin-view.tsx";
import { type ShopPlugins, usePlugins } from "./plugins-query.ts";

/** What the shop asks about cookies, beside how it looks. */
export function CookieForm({ all }: { all: ShopPlugins }) {
  const { read, change } = usePlugins();
  const name = "cookie-policy";
  const part = usePart({ name, done: "Your cookie notice is changed." }, all[name], {
    read: async () => (await read())[name],
    store: async (form) => (await change({ [name]: form }))[name],
  });
  const { form } = part;
  return (
    <BesideView view={<PluginView notice={cookieNotice(form)} isOff={!form.enabled} />}>
      <Card title="What it asks">
        <PartForm part={part}>
          <Switch
            label="Show the notice"
            hint="Without it nobody can accept, so no visit is reported to Google, Facebook or Pinterest."
            isSelected={form.enabled}
            onChange={(enabled) => part.change({ enabled })}
          />
          <TextArea
            label="Words"
            maxLength={300}
            placeholder={usualCookieMessage}
            countTo={300}
            hint="Left empty, it says the usual words."
            {...part.text("message", name)}
          />
          <Switch
            label="Offer “Essential only”"
            hint="In the UK and the EU refusing must be as easy as accepting: leave this on if you sell there."
            isSelected={form.allowEssentialOnly}
            onChange={(allowEssentialOnly) => part.change({ allowEssentialOnly })}
          />
        </PartForm>
      </Card>
    </BesideView>
  );
}
