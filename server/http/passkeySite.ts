import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The address that a browser shows, as WebAuthn checks it: the exact host name, and the origin that must have signed. */
export interface PasskeySite {
  host: string;
  origin: string;
}

/**
 * The site on which a request was made, or null where passkeys cannot work: on an IP address, or without TLS elsewhere than on
 * this machine. `refuseForeignHosts` has checked the host name.
 */
export function passkeySiteOf({ headers }: Pick<FastifyRequest, 'headers'>): PasskeySite | null {
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if (!host || host.startsWith('[') || isIP(host)) return null;
  const { origin } = headers;
  if (!origin || !URL.canParse(origin)) return null;
  const { hostname, protocol } = new URL(origin);
  if (hostname !== host || (protocol !== 'https:' && host !== 'localhost')) return null;
  return { host, origin };
}

/** The host name alone, for calls without an origin. */
export const passkeyHostOf = (request: Pick<FastifyRequest, 'headers'>): string | null => passkeySiteOf(request)?.host ?? null;
