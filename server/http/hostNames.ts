import { isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { Refusal } from '../core/refusal.ts';

/** The name in a Host header without its port, in lower case and without the last dot; null when it cannot be read. */
function nameIn(host: string | undefined): string | null {
  const name = /^(\[[^\]]+\]|[^:]+)(:\d{1,5})?$/.exec(host ?? '')?.[1];
  return name?.toLowerCase().replace(/\.$/, '') ?? null;
}

const isAddress = (name: string) => isIP(name) === 4 || (name.startsWith('[') && isIPv6(name.slice(1, -1)));

type Named = Pick<Env, 'host' | 'publicUrl' | 'publicShareUrl'>;

/** Whether a Host header names this machine: by a number, as `localhost`, or as the settings call it. */
export function isOwnHost(host: string | undefined, env: Named): boolean {
  const name = nameIn(host);
  if (name === null) return false;
  const given = [env.publicUrl, env.publicShareUrl].flatMap((url) => (url ? [new URL(url).hostname] : []));
  return name === 'localhost' || isAddress(name) || [env.host, ...given].some((own) => nameIn(own) === name);
}

/** For those who watch the service under whatever name. */
const forAnyName = new Set(['/healthz', '/readyz']);

/**
 * A page of another site can make its own name lead to this machine, and the browser then takes our answers for the page's own.
 * So an installation with demo accounts answers to no name but its own.
 */
export function refuseForeignHosts(app: FastifyInstance, env: Named): void {
  app.addHook('onRequest', async (request) => {
    if (forAnyName.has(request.routeOptions.url ?? '')) return;
    if (!isOwnHost(request.headers.host, env)) throw new Refusal('host_not_known');
  });
}
