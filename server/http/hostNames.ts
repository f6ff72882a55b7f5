import { isIP, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '#contract/errors';
import { Refusal } from '../core/refusal.ts';
import type { Env } from '../env.ts';
import { foreignHostPage } from './foreignHostPage.ts';

/** The host name of a Host header, without port, in lower case; null if it is malformed. */
export function nameIn(host: string | undefined): string | null {
  const name = /^(\[[^\]]+\]|[^:]+)(:\d{1,5})?$/.exec(host ?? '')?.[1];
  return name?.toLowerCase().replace(/\.$/, '') ?? null;
}

const isAddress = (name: string) => isIP(name) === 4 || (name.startsWith('[') && isIPv6(name.slice(1, -1)));

type Named = Pick<Env, 'host' | 'publicUrl' | 'publicShareUrl'>;

/** Whether a Host header names this machine: an IP address, `localhost`, or a name from the settings. */
export function isOwnHost(host: string | undefined, env: Named): boolean {
  const name = nameIn(host);
  if (name === null) return false;
  const configured = [env.publicUrl, env.publicShareUrl].flatMap((url) => (url ? [new URL(url).hostname] : []));
  return name === 'localhost' || isAddress(name) || [env.host, ...configured].some((own) => nameIn(own) === name);
}

/** Whether a Host header names the host of simulations, unless that is one of ours, too. */
export function isSimulationHost(host: string | undefined, env: Named & Pick<Env, 'simulation'>): boolean {
  const { url } = env.simulation;
  return url !== undefined && !isOwnHost(host, env) && nameIn(host) === nameIn(new URL(url).hostname);
}

/** Health checks are answered under any name. */
const forAnyName = new Set(['/healthz', '/readyz']);

type KindOf = (name: string) => Promise<'panel' | 'simulations' | null>;

/**
 * For a proxy that gets a certificate for a name when it is first requested: whether a company has verified it (200, else 404). Caddy asks so
 * (`on_demand_tls`). It says no more than an answer under that name.
 */
export function answerKnownHosts(app: FastifyInstance, kindOf: KindOf): void {
  app.get<{ Querystring: { domain?: unknown } }>('/known-host', { config: { rateLimit: {} } }, async ({ query }, reply) => {
    const name = typeof query.domain === 'string' ? nameIn(query.domain) : null;
    const isKnown = name !== null && (await kindOf(name)) !== null;
    return reply
      .code(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ isKnown });
  });
}

/**
 * Refuses requests under foreign host names with host_not_known; names that companies have verified are ours, too (`kindOf`). Otherwise a
 * page of another site could make its own name resolve to this machine (DNS rebinding), and a name that its company has lost would still
 * show our sign-in page. Hosts of simulations have their own few addresses, and none of ours: `atSimulations` answers all others.
 */
export function refuseForeignHosts(
  app: FastifyInstance,
  env: Named & Pick<Env, 'simulation'>,
  kindOf: KindOf,
  atSimulations: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (forAnyName.has(request.routeOptions.url ?? '')) return;
    const { host, accept, 'accept-language': acceptLanguage } = request.headers;
    if (isOwnHost(host, env)) return;
    if (isSimulationHost(host, env)) return atSimulations(request, reply);
    const name = nameIn(host);
    const kind = name === null ? null : await kindOf(name);
    if (kind === 'simulations') return atSimulations(request, reply);
    if (kind === 'panel') return;
    if (!accept?.includes('text/html')) throw new Refusal('host_not_known');
    const { html, policy } = foreignHostPage(acceptLanguage);
    return reply
      .code(errorCodes.host_not_known.status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, vary: 'Accept-Language' })
      .send(html);
  });
}
