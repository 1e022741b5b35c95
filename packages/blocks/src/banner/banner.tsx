import { bannerImageSize } from "@selvedge/domain/images/image-widths";
import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Emphasis } from "../parts/emphasis.tsx";
import { actionHref } from "../parts/links/action-href.ts";
import { ActionLink } from "../parts/links/action-link.tsx";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import { Picture } from "../parts/picture.tsx";
import { BANNER_KINDS, type bannerBlock } from "./banner.block.ts";
import s from "./banner.module.css";
import { bannerCut, coverSizes } from "./banner-cut.ts";
import { bannerLook } from "./banner-look.ts";

type BannerProps = ViewPropsOf<typeof bannerBlock>;

/** The opening of a page. The first banner's title is the page's h1. */
export function Banner({ props, block, isFirst = false }: BannerProps) {
  const Title = isFirst ? "h1" : "h2";
  const { fullWidth, background } = block.frame;
  const look = bannerLook(props, fullWidth ? background : "");
  return (
    <section
      className={s.banner}
      data-part="banner"
      data-kind={props.kind}
      data-align={props.alignment}
      data-ground={look.ground}
      style={look.style as CSSProperties}
    >
      <Ground props={props} isFirst={isFirst} />
      <div className={s.inner} data-part="banner-inner" data-cutouts={shownCutouts(props).length > 0 || undefined}>
        <div className={s.words} data-part="words">
          {props.eyebrow ? <p className={s.eyebrow}>{props.eyebrow}</p> : null}
          {props.title ? (
            <Title className={s.title} data-part="display" data-marks-above={hasMarkAbove(props.title) || undefined}>
              <Emphasis text={props.title} />
            </Title>
          ) : null}
          <More props={props} />
        </div>
        <Cutouts props={props} isFirst={isFirst} />
      </div>
    </section>
  );
}

/** What is behind the text: a video, a picture, or the theme's background. */
function Ground({
  props: { kind, minHeight, media, image, video, videoThumbnail },
  isFirst,
}: Pick<BannerProps, "props"> & { isFirst: boolean }) {
  if (media === "video" && video) {
    const poster = videoThumbnail?.original;
    return (
      <video
        className={s.ground}
        src={video}
        {...(poster ? { poster } : {})}
        controls
        playsInline
        muted
        loop
        preload="metadata"
      />
    );
  }
  const picture = media === "video" ? videoThumbnail : image;
  const lowestPx = minHeight ?? BANNER_KINDS[kind].minHeightPx;
  return picture ? (
    <Picture
      className={s.ground}
      image={picture}
      sizes={coverSizes(picture, lowestPx)}
      widthPx={bannerImageSize.widthPx}
      cut={bannerCut(picture, lowestPx)}
      isFirst={isFirst}
    />
  ) : null;
}

function More({ props }: Pick<BannerProps, "props">) {
  const actions = props.actions.filter((action) => action.text && actionHref(action));
  if (!props.copy && actions.length === 0) return null;
  return (
    <div className={s.more} data-part="more">
      {props.copy ? <p className={s.copy}>{props.copy}</p> : null}
      {actions.length > 0 ? (
        <div className={s.actions} data-part="actions">
          {actions.map(({ text, target, icon, primary, ...action }) => (
            <ActionLink
              key={text}
              text={text}
              href={actionHref(action)}
              target={target}
              icon={icon}
              primary={primary}
              size="large"
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Whether a letter has a mark above it, such as Ä or É, which a capital carries higher than itself is. */
const hasMarkAbove = (text: string): boolean => /[\u0300-\u030c]/.test(text.normalize("NFD"));

const shownCutouts = ({ cutouts }: Pick<BannerProps["props"], "cutouts">) =>
  cutouts.filter(({ image }) => image !== null);

/** Up to four garments without their background, hung, thrown or framed as the theme does it, and a label on them. */
function Cutouts({
  props: { cutouts, bleed, label, labelDetail, media, image: behind },
  isFirst,
}: Pick<BannerProps, "props"> & { isFirst: boolean }) {
  const shown = shownCutouts({ cutouts });
  if (shown.length === 0) return null;
  const isAlone = shown.length === 1;
  const runsOut = bleed && isAlone;
  const sizes = `(min-width: 768px) ${runsOut ? 70 : isAlone ? 50 : 30}vw, ${isAlone ? 100 : 50}vw`;
  return (
    <div className={s.cutouts} data-part="cutouts" data-count={shown.length} data-bleed={runsOut || undefined}>
      {shown.map(({ image, href, target }, index) => (
        <MaybeLink key={image?.original} className={s.cutout} part="cutout" href={href} target={target}>
          {image && (
            // One picture opens the page, ahead of others: the one behind the words where there is one.
            <Picture
              image={image}
              sizes={sizes}
              isFirst={isFirst && index === 0 && !behind && media !== "video"}
              eager={isFirst}
            />
          )}
        </MaybeLink>
      ))}
      {label ? (
        <p className={s.label} data-part="banner-label" style={longestWord(`${label} ${labelDetail}`)}>
          <span>{label}</span> {labelDetail ? <span className={s.labelDetail}>{labelDetail}</span> : null}
        </p>
      ) : null}
    </div>
  );
}

/** How many letters the longest word has: a label of one shape is as large as that needs. */
const longestWord = (text: string) =>
  ({ "--longest-word": Math.max(...text.split(/\s+/).map((word) => [...word].length)) }) as CSSProperties;
