import { simulationPagesPath as base } from '#contract/simulation/paths';
import type { Secrets } from '../../secrets.ts';
import { readToken, type TokenKind, writeToken } from '../simulations/public.ts';

/** What stands behind the token of a link. */
const steps = ['continue', 'seen', 'message', 'logo'] as const;
export type Step = 'page' | 'pixel' | (typeof steps)[number];

export interface Address {
  kind: Extract<TokenKind, 'link' | 'pixel' | 'trap'>;
  step: Step;
  key: Buffer;
}

/** Programs that look for holes add signs to addresses, and mail programs the full stop of a sentence. */
const appended = '[^a-z0-9]{0,20}';
const form = new RegExp(`^${base}/([a-z2-7]{24})(\\.gif|/(?:${steps.join('|')}))?${appended}$`);

/** Which kinds of tokens a step takes. */
const kindsOf = (step: Step): readonly Address['kind'][] =>
  step === 'pixel' ? ['pixel'] : step === 'page' ? ['link', 'trap'] : ['link'];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a path asks for; null if nobody signed it for that. Some programs fold the case of an address. */
export function readAddress(secrets: Pick<Secrets, 'mac'>, path: string): Address | null {
  const [, token, rest = ''] = form.exec(decoded(path).toLowerCase()) ?? [];
  if (token === undefined) return null;
  const step: Step = rest === '' ? 'page' : rest === '.gif' ? 'pixel' : (rest.slice(1) as Step);
  for (const kind of kindsOf(step)) {
    const key = readToken(secrets, kind, token);
    if (key) return { kind, step, key };
  }
  return null;
}

/** Whether a path is that of a picture, also of one that nobody sent. */
export const isPicture = (path: string): boolean => /\.gif[^a-z0-9]{0,20}$/i.test(decoded(path));

/** The addresses of the pages of one message; also the page that the trap leads to has these. */
export function addressesOf(secrets: Pick<Secrets, 'mac'>, key: Buffer) {
  const page = `${base}/${writeToken(secrets, 'link', key)}`;
  const below = (step: (typeof steps)[number]) => `${page}/${step}`;
  return { page, continue: below('continue'), seen: below('seen'), message: below('message'), logo: below('logo') };
}
export type Addresses = ReturnType<typeof addressesOf>;
