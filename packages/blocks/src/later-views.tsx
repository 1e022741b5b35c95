/** The views that few pages hold, one line each: browsers load each with its style sheet where a page has one. */
export { Action as action } from "./action/action.tsx";
export { Affiliate as affiliate } from "./affiliate/affiliate.tsx";
export { AnnouncementV2 as announcementV2 } from "./announcement-v2/announcement-v2.tsx";
export { AppIcon as appIcon } from "./app-icon/app-icon.tsx";
export { Badge as badge } from "./badge/badge.tsx";
export { Carousel as carousel } from "./carousel/carousel.tsx";
export { Graph as graph } from "./graph/graph.tsx";
export { Iframe as iframe } from "./iframe/iframe.tsx";
export { Interactions as interactions } from "./interactions/interactions.tsx";
export { Pricing as pricing } from "./pricing/pricing.tsx";
export { Slide as slide } from "./slide/slide.tsx";
export { Slideshow as slideshow } from "./slideshow/slideshow.tsx";
export { Summary as summary } from "./summary/summary.tsx";
export { Tag as tag } from "./tag/tag.tsx";
export { Taglets as taglets } from "./taglets/taglets.tsx";
export { Youtube as youtube } from "./youtube/youtube.tsx";
