// The address of a request's host: as visitors reach it, and as the request itself names it.
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import type { Platform } from "../platform.ts";

/** The address of the request's host as visitors reach it: the host proven to be one of ours, the port our own. */
export const originOf = ({ config }: Pick<Platform, "config">, { place }: FastifyRequest): string =>
  `${config.publicProtocol}://${place.host}${config.publicPort}`;

/** The address that the request names in its Host header. Only to compare with its Origin header: nothing proves it. */
export const namedOriginOf = (
  { publicProtocol }: Pick<Config, "publicProtocol">,
  { headers }: FastifyRequest,
): string => `${publicProtocol}://${headers.host}`;
