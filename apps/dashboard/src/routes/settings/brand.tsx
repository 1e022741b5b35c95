import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../data/api.ts";
import { failureText, loadError } from "../../data/failure-text.ts";
import type { Data } from "../../data/reply.ts";
import { usePicturePicker } from "../../pictures/use-picture-picker.tsx";
import { useShop } from "../../session/shop.ts";
import { LogoCard } from "../../settings/logo-card.tsx";
import { PictureButtons } from "../../settings/picture-buttons.tsx";

type Shown = Data<"GET /divisions/{division}/brand/">;
type Brand = Omit<Shown, "drawnLogo">;

const brandQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "brand"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/brand/", { params: { division }, signal })).data,
  });

interface Part {
  of: "icon" | "socialPicture";
  title: string;
  text: string;
  /** How it is made where no picture is chosen. */
  made: string;
  /** Where the shop serves what it shows now. */
  path: string;
  shape: string;
}

const parts: readonly Part[] = [
  {
    ...{ of: "icon", title: "Icon", path: "icon-192.png", shape: "size-24" },
    text: "In the tab of a browser and on the home screen of a phone. A square picture works best.",
    made: "This one is made of your logo, or of your initial in your own colours.",
  },
  {
    ...{ of: "socialPicture", title: "Social picture", path: "social-now.jpg", shape: "aspect-[1.91] w-72 max-w-full" },
    text: "Shown where somebody shares your shop. Twice as wide as it is high works best.",
    made: "This one is made of your best sellers.",
  },
];

/** The shop's logo, the picture that its icons are made of, and the one that its pages are shared with. */
export function Component() {
  const { id: division, url } = useShop();
  const queries = useQueryClient();
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(brandQuery(division));
  const { pickUnread, dialog } = usePicturePicker();
  const [busy, setBusy] = useState<keyof Brand | null>(null);
  const failure = data ? null : loadError("Your icon did not load.", error, refetch);

  const store = async (of: keyof Brand, next: Brand, before: Brand | null) => {
    setBusy(of);
    try {
      const { logo, icon, socialPicture } = next;
      const body = { logo, icon, socialPicture };
      const { data: stored } = await api("PUT /divisions/{division}/brand/", { params: { division }, body });
      queries.setQueryData(brandQuery(division).queryKey, stored);
      void queries.invalidateQueries({ queryKey: [division, "settings"] });
      showSnackbar({
        code: `brand ${Date.now()}`,
        text: of === "icon" ? "Saved. Browsers show a new icon after a while." : "Saved.",
        ...(before && { undo: () => void store(of, before, null) }),
      });
    } catch (refused) {
      showSnackbar({ code: "brand", tone: "failed", text: failureText(refused) });
    } finally {
      setBusy(null);
    }
  };
  const choose = async (of: Part["of"], now: Brand) => {
    const picked = await pickUnread();
    if (picked) await store(of, { ...now, [of]: picked.original }, now);
  };
  const chooseLogo = async (now: Brand) => {
    const picked = await pickUnread();
    if (!picked) return;
    const { original: src, width, height } = picked;
    // A wide picture is mostly the name itself, and leaves no space for the written one.
    await store("logo", { ...now, logo: { src, width, height, isAlone: width > 2 * height } }, now);
  };
  return (
    <>
      <PageHeader
        title="Logo and pictures"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="What stands for your shop in its header, in tabs, on home screens and where it is shared."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-60 w-full" /> : null}
      {data ? (
        <div className="flex flex-col gap-4">
          <LogoCard
            logo={data.logo}
            drawn={data.drawnLogo}
            isBusy={busy === "logo"}
            onChoose={() => void chooseLogo(data)}
            onChange={(logo) => void store("logo", { ...data, logo }, data)}
          />
          {parts.map(({ of, title, text, made, path, shape }) => (
            <Card key={of} title={title}>
              <div className="flex flex-wrap items-center gap-4">
                <Shown key={data[of]} src={data[of] || `${url}${path}?${dataUpdatedAt}`} shape={shape} />
                <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
                  <p className="text-ink-2">
                    {text} {data[of] ? "" : made}
                  </p>
                  <PictureButtons
                    hasOwn={data[of] !== ""}
                    isBusy={busy === of}
                    onChoose={() => void choose(of, data)}
                    onRemove={() => void store(of, { ...data, [of]: "" }, data)}
                  />
                </div>
              </div>
            </Card>
          ))}
        </div>
      ) : null}
      {dialog}
    </>
  );
}

/** What the shop shows now; nothing where it does not answer, as the social picture of a shop that is closed to visitors. */
function Shown({ src, shape }: { src: string; shape: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <img
      src={src}
      alt=""
      onError={() => setGone(true)}
      className={`rounded-control border border-line bg-mock object-cover ${shape}`}
    />
  );
}
