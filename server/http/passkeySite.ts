import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { baseUrl, type Env } from '../env.ts';
import { nameIn } from './hostNames.ts';

/** The address that a browser shows, as WebAuthn checks it: the exact host name, and the origin that must have signed. */
export interface PasskeySite {
  host: string;
  origin: string;
}

type Named = Pick<Env, 'mode'> & Parameters<typeof baseUrl>[0];
type SiteRequest = Pick<FastifyRequest, 'headers'> & { socket: Pick<FastifyRequest['socket'], 'localPort'> };

/**
 * The site on which a request was made, or null where passkeys cannot work: on an IP address, without TLS elsewhere than on this machine,
 * or on a page that is not ours. `refuseForeignHosts` has checked the host name.
 */
export function passkeySiteOf({ headers, socket }: SiteRequest, env: Named): PasskeySite | null {
  const host = nameIn(headers.host);
  if (host === null || host.startsWith('[') || isIP(host)) return null;
  const { origin } = headers;
  return origin !== undefined && originsUnder(host, env, socket.localPort).includes(origin) ? { host, origin } : null;
}

/**
 * The origins of the panel under one of our names. They follow from the settings, not from the request: a passkey is bound to the name
 * alone, so a page on another port of this machine could request a signature and send it to us as if it came from our own page. The
 * custom domains of companies have the scheme and port of PUBLIC_URL, like the links in mails.
 */
function originsUnder(host: string, env: Named, listening: number | undefined): string[] {
  const own = new URL(baseUrl(env));
  const port = own.protocol === 'https:' && own.port ? `:${own.port}` : '';
  const origins = host === own.hostname ? [own.origin] : [`https://${host}${port}`];
  // The demo and a developer’s server are also reached by their own port, whatever PUBLIC_URL is; `PORT=0` lets the system choose it.
  if (host === 'localhost' && env.mode !== 'server') origins.push(new URL(`http://localhost:${listening ?? env.port}`).origin);
  return origins.filter((origin) => origin.startsWith('https:') || host === 'localhost');
}

/** The host name alone, for calls without an origin. */
export const passkeyHostOf = (request: SiteRequest, env: Named): string | null => passkeySiteOf(request, env)?.host ?? null;
