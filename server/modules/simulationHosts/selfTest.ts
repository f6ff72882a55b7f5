import { randomBytes } from 'node:crypto';
import { simulationPagesPath } from '#contract/simulation/paths';
import type { Secrets } from '../../secrets.ts';

/** The page under which this server recognises itself. */
export const selfTestPath = `${simulationPagesPath}/self-test`;

export const newNonce = (): string => randomBytes(16).toString('hex');
const nonceForm = /^[a-f0-9]{32}$/;

/**
 * What this server says about a number under one of its names. The key is that of this installation, so another one says something else; the
 * number is new each time, so that an answer cannot be repeated; and the name is part of it, so that it holds for no other one.
 */
export const signSelfTest = ({ mac }: Pick<Secrets, 'mac'>, host: string, nonce: string): string =>
  mac(Buffer.from(`${host}\n${nonce}`), 'simulation self-test').toString('base64url');

/** The answer to a request of this page; null if it is not one of ours. */
export const selfTestAnswer = (secrets: Pick<Secrets, 'mac'>, host: string | null, query: unknown): string | null => {
  const nonce = typeof query === 'object' && query !== null && 'nonce' in query ? query.nonce : undefined;
  return host !== null && typeof nonce === 'string' && nonceForm.test(nonce) ? signSelfTest(secrets, host, nonce) : null;
};
