import { baseUrl, type Env } from '../../env.ts';

type Named = Pick<Env, 'mode' | 'simulation' | 'publicUrl' | 'host' | 'port'>;

/** A name of one’s own machine: it has no records and no certificate, and a server has none. */
const isLocal = (env: Pick<Env, 'mode'>, domain: string): boolean => env.mode !== 'server' && domain.endsWith('.localhost');

/** The name to which the domain of a company leads by CNAME. */
export const linkTarget = (env: Named): string => new URL(env.simulation.url ?? baseUrl(env)).hostname;

/** The names of this server that such a record may have; a company may have set it before the operator had a name for simulations. */
export const linkTargets = (env: Named): string[] => [linkTarget(env), new URL(baseUrl(env)).hostname];

/** The origin of links under the domain of a company. */
export const originUnder = (env: Named, domain: string): string =>
  isLocal(env, domain) ? `http://${domain}:${env.port}` : `https://${domain}`;

/** Where that origin is requested, and with which Host: the machine itself knows `localhost` only. */
export const requestUnder = (env: Named, domain: string): { origin: string; headers: Record<string, string>; isLocal: boolean } =>
  isLocal(env, domain)
    ? { origin: `http://localhost:${env.port}`, headers: { host: `${domain}:${env.port}` }, isLocal: true }
    : { origin: originUnder(env, domain), headers: {}, isLocal: false };
