import { getDomain, getPublicSuffix } from 'tldts';
import { type Env, baseUrl, shareOrigin } from '../../env.ts';

type Named = Pick<Env, 'publicUrl' | 'publicShareUrl' | 'host' | 'port' | 'mode'>;

const ownNames = (env: Named) => [baseUrl(env), shareOrigin(env)].map((url) => new URL(url).hostname);

/** What characters that are taken for each other have in common. */
const drawn = (name: string) =>
  name.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('0', 'o').replace(/[1i]/g, 'l').replaceAll('-', '');

/** The name that somebody registered, below which the others lie. */
const registered = (name: string) => getDomain(name, { allowPrivateDomains: true }) ?? name;

/** Whether a name, or what it lies below, is read as ours although it is another. */
const isLookAlike = (name: string, mine: string) =>
  drawn(name) === drawn(mine) || (registered(name) !== registered(mine) && drawn(registered(name)) === drawn(registered(mine)));

/** Names for tests and for one's own machine, which nobody else can reach. */
const isLocal = (name: string) => name.endsWith('.localhost');

/**
 * Why a company cannot have a host name, in English; null if it can. Our own names and what lies below them, names that are read as
 * ours, names under which everybody may register others, and local names are refused.
 */
export function whyRefused(name: string, env: Named): string | null {
  if (isLocal(name) && env.mode !== 'server') return null;
  if (!name.includes('.') || isLocal(name)) return 'Not a name of the public internet';
  const own = ownNames(env);
  if (own.some((mine) => name === mine || name.endsWith(`.${mine}`))) return 'This name is ours';
  if (own.some((mine) => isLookAlike(name, mine))) return 'This name can be mistaken for ours';
  if (name.split('.').some((label) => label.startsWith('xn--'))) return 'Names in other scripts than Latin are not supported';
  if (getPublicSuffix(name, { allowPrivateDomains: true }) === name) return 'Names of others are registered below this one';
  return null;
}
