import { podImageWidthPx } from "@selvedge/domain/images/image-widths";
import { type CSSProperties, useContext } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { SmallestColumns } from "../grid/smallest-columns.ts";
import { Icon } from "../parts/icon.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import { Picture } from "../parts/picture.tsx";
import { Price } from "../parts/price.tsx";
import { ratioOf } from "../parts/ratios.ts";
import { buttonStyle } from "./button-style.ts";
import type { podBlock } from "./pod.block.ts";
import s from "./pod.module.css";
import { withSourceSet } from "./source-set.ts";

type PodProps = ViewPropsOf<typeof podBlock>;

/** A picture with words that leads somewhere. The whole of it can be pressed; the link is its title. */
export function Pod({ props, isFirst = false }: PodProps) {
  const { overlay, textAlign, ratio, badge } = props;
  const look = overlay ? "over" : "under";
  return (
    <article
      className={s.pod}
      data-part="pod"
      data-words={look}
      data-align={textAlign}
      data-shaped={ratio !== "default" || undefined}
    >
      <div className={s.tile} data-part="tile" style={{ "--shape": ratioOf(ratio) } as CSSProperties}>
        <Media props={props} isFirst={isFirst} />
        {badge ? (
          <span className={s.badge} data-part="badge">
            {badge}
          </span>
        ) : null}
      </div>
      <Words props={props} />
    </article>
  );
}

function Media({
  props: { media, video, image, imageSrcSet, icon, lazy },
  isFirst,
}: Pick<PodProps, "props"> & { isFirst: boolean }) {
  const columns = useContext(SmallestColumns);
  if (media === "video" && video) {
    return (
      <video src={video} {...(image ? { poster: image.original } : {})} controls playsInline muted preload="none" />
    );
  }
  if (image)
    return (
      <Picture
        image={withSourceSet(image, imageSrcSet)}
        sizes="(min-width: 992px) 33vw, 50vw"
        widthPx={podImageWidthPx(columns)}
        isFirst={isFirst}
        eager={isFirst || !lazy}
      />
    );
  return <Icon name={icon} />;
}

function Words({ props }: Pick<PodProps, "props">) {
  const { title, copy, href, target, buttonText, buttonStyles, titleSize } = props;
  const Title = `h${headingLevel(titleSize)}` as "h2";
  return (
    <div className={s.words} data-part="pod-words">
      {title ? (
        <Title className={s.title} data-size={titleSize}>
          <MaybeLink className={s.link} href={href} target={target}>
            {title}
          </MaybeLink>
          {href && !buttonText ? <Icon name="arrow" /> : null}
        </Title>
      ) : null}
      {copy ? <p className={s.copy}>{copy}</p> : null}
      <PodPrice props={props} />
      {buttonText && href ? (
        <Anchor
          className={s.button}
          data-part="button"
          data-look={buttonStyles.fill ? "filled" : "outlined"}
          data-size="small"
          style={buttonStyle(buttonStyles)}
          href={href}
          target={target}
        >
          {buttonText}
        </Anchor>
      ) : null}
    </div>
  );
}

function PodPrice({ props: { showPrice, price, salePrice, priceSuffix } }: Pick<PodProps, "props">) {
  const { majorMoney } = useShop();
  if (!showPrice || !price) return null;
  const written = (amount: string): string => (Number.isFinite(Number(amount)) ? majorMoney(Number(amount)) : amount);
  return (
    <Price price={written(price)} {...(salePrice ? { salePrice: written(salePrice) } : {})} suffix={priceSuffix} />
  );
}

/** 6 minus the title size, within 1 to 6 (storefront §9). */
export function headingLevel(titleSize: number): number {
  return Math.min(6, Math.max(1, 6 - Math.round(titleSize)));
}
