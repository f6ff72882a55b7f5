import type { LinksFailure } from '#contract/partners/whiteLabel';
import { isAliasOf } from '../../core/domainProof.ts';
import { outsideFetch } from '../../core/outsideFetch.ts';
import { NotPublic } from '../../core/publicAddress.ts';
import type { Services } from '../../services.ts';
import { linkTargets, requestUnder } from './names.ts';
import { newNonce, selfTestPath, signSelfTest } from './selfTest.ts';

/** The answer is a line of 43 characters. */
const limits = { milliseconds: 5000, bytes: 100 } as const;

const isOfCertificate = /CERT|SIGNED|UNABLE_TO|TLS|SSL|EPROTO/;

function failureOf(error: unknown): LinksFailure {
  if (error instanceof NotPublic) return 'address';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // A redirect, or an answer that is too long.
  if (typeof code !== 'string') return 'other';
  return isOfCertificate.test(code) ? 'certificate' : 'unreachable';
}

/**
 * Why links under a domain do not reach this server; null if they do, which means that its record leads here and a request to it came
 * back to ourselves. Takes a few seconds; `ask` requests what somebody else chose.
 */
export async function tryDomain(
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  domain: string,
  ask: typeof outsideFetch = outsideFetch,
): Promise<LinksFailure | null> {
  const { origin, headers, isLocal } = requestUnder(env, domain);
  if (!isLocal && !(await isAliasOf(domain, linkTargets(env)))) return 'record';
  const nonce = newNonce();
  const url = new URL(`${origin}${selfTestPath}?nonce=${nonce}`);
  try {
    const answer = await ask(url, { method: 'GET', headers }, { ...limits, allowsLoopback: isLocal });
    return (await answer.text()) === signSelfTest(secrets, domain, nonce) ? null : 'other';
  } catch (error) {
    return failureOf(error);
  }
}
