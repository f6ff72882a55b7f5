import * as oidc from 'openid-client';
import { z } from 'zod';
import { machineTime } from '../../clock.ts';
import type { GraphPurpose } from '../../db/schema.ts';
import type { Secrets } from '../../secrets.ts';
import { type GraphEnv, graphClient, graphScopes } from './application.ts';
import { graphFailure } from './failure.ts';

const tokens = z.object({ accessToken: z.string(), expiresAt: z.iso.datetime(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** Tokens that end soon are renewed. */
const spareMs = 60_000;
const shortestSeconds = 300;

/** The tokens of an answer of Entra. Without a new refresh token the one before stays. */
export function tokensIn(reply: oidc.TokenEndpointResponse, before?: Tokens): Tokens {
  const refreshToken = reply.refresh_token ?? before?.refreshToken;
  if (!refreshToken) throw graphFailure('The answer of Microsoft Entra holds no refresh token');
  const expiresAt = new Date(machineTime().getTime() + (reply.expires_in ?? shortestSeconds) * 1000).toISOString();
  return { accessToken: reply.access_token, expiresAt, refreshToken };
}

/** `context`: they open only for the company and mailbox for which they were issued. */
export const sealTokens = (secrets: Pick<Secrets, 'seal'>, unsealed: Tokens, context: string): string =>
  secrets.seal(JSON.stringify(unsealed), context);

/** Tokens as they are stored. */
interface StoredTokens {
  purpose: GraphPurpose;
  sealed: string;
  context: string;
  /** Stores renewed ones, unless there are others than `before` meanwhile, because somebody has connected again. */
  store(before: string, next: string): Promise<void>;
}

/** The access of one mailbox while it is used. */
export interface GraphAccess {
  /** A token that is valid; `isRefused`: the last one was not. Throws what openid-client does, see `failure.ts`. */
  token(isRefused?: boolean): Promise<string>;
}

/** Opens the stored tokens and renews them when they end. Of two nodes at the same time one stores; the tokens of the other work, too. */
export function openAccess(
  { env, secrets }: { env: GraphEnv; secrets: Pick<Secrets, 'open' | 'seal'> },
  { purpose, context, store, ...stored }: StoredTokens,
): GraphAccess {
  let { sealed } = stored;
  let held = tokens.parse(JSON.parse(secrets.open(sealed, context)));
  const renew = async () => {
    held = tokensIn(await oidc.refreshTokenGrant(graphClient(env), held.refreshToken, { scope: graphScopes(env, purpose) }), held);
    const next = sealTokens(secrets, held, context);
    await store(sealed, next);
    sealed = next;
  };
  return {
    async token(isRefused = false) {
      const endsSoon = new Date(held.expiresAt).getTime() - spareMs <= machineTime().getTime();
      if (endsSoon || isRefused) await renew();
      return held.accessToken;
    },
  };
}
