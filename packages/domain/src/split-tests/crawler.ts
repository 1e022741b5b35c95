/**
 * Programs that read pages for a search engine, a preview or a check, by what they call themselves. A program without a name
 * is one too: every browser sends one.
 */
const programs =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|pinterest|whatsapp|lighthouse|pagespeed|monitor|uptime|curl|wget|python|java\/|go-http|node-fetch|undici|axios|scrapy|httpclient|okhttp|postman/i;

/** Whether a request says that no person looks at its answer. It opens nothing: who hides it is treated as a person. */
export const isCrawler = (userAgent: string | undefined): boolean => !userAgent || programs.test(userAgent);
