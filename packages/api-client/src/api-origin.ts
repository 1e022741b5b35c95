interface OriginParts {
  protocol?: string;
  hostname?: string;
  port?: string | number;
}

/**
 * Where the API answers: protocol, hostname and port, each from configuration or else from the page's own location.
 * A port that is the protocol's usual one is left out. Source: platform-core §2.
 */
export function apiOrigin(configured: OriginParts, location: Required<OriginParts>): string {
  const protocol = (configured.protocol || location.protocol).replace(/:$/, "");
  const hostname = configured.hostname || location.hostname;
  const port = String(configured.port || location.port);
  const isUsual = port === "" || (protocol === "https" && port === "443") || (protocol === "http" && port === "80");
  return `${protocol}://${hostname}${isUsual ? "" : `:${port}`}`;
}
