import type { Config } from "./config.ts";

/** The addresses that the platform answers at. */
export interface Origins {
  main: string;
  backOffice: string;
  files: string;
  /** Where foreign content runs that pages show: other sites, and code that a shop wrote. */
  frames: string;
  /** A shop's own address by the first label of its host. */
  shop(label: string): string;
}

export function originsOf({
  publicProtocol,
  baseHost,
  publicPort,
}: Pick<Config, "publicProtocol" | "baseHost" | "publicPort">): Origins {
  const origin = (label?: string) => `${publicProtocol}://${label ? `${label}.` : ""}${baseHost}${publicPort}`;
  return {
    main: origin(),
    backOffice: origin("backoffice"),
    files: origin("files"),
    frames: origin("frames"),
    shop: origin,
  };
}
