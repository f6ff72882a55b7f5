import { and, eq } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { machineTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { mailSenders } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Secrets } from '../../secrets.ts';
import type { GraphSender } from '../senders.ts';
import { type GraphEnv, graphClient, graphScopes } from './application.ts';
import { graphFailure } from './failure.ts';

const tokens = z.object({ accessToken: z.string(), expiresAt: z.iso.datetime(), refreshToken: z.string() });
type Tokens = z.output<typeof tokens>;

/** Tokens open only for the company and mailbox for which they were issued. */
const contextOf = ({ companyId, fromEmail }: Pick<GraphSender, 'companyId' | 'fromEmail'>) => `graph ${companyId} ${fromEmail}`;
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

export const sealTokens = (secrets: Secrets, unsealed: Tokens, owner: Pick<GraphSender, 'companyId' | 'fromEmail'>): string =>
  secrets.seal(JSON.stringify(unsealed), contextOf(owner));

/** The access of one mailbox while mails are sent. */
export interface GraphAccess {
  /** A token that is valid; `isRefused`: the last one was not. */
  token(isRefused?: boolean): Promise<string>;
}

/**
 * Opens the stored tokens and renews them when they end. Renewed ones are stored, unless somebody has connected again meanwhile. Of two
 * nodes at the same time one stores; the tokens of the other work, too.
 */
export function openAccess(
  { db, env, secrets }: { db: Database; env: GraphEnv; secrets: Secrets },
  sender: GraphSender,
): GraphAccess {
  const context = contextOf(sender);
  let sealed = sender.sealedTokens;
  let held = tokens.parse(JSON.parse(secrets.open(sealed, context)));
  const renew = async () => {
    held = tokensIn(await oidc.refreshTokenGrant(graphClient(env), held.refreshToken, { scope: graphScopes(env) }), held);
    const next = sealTokens(secrets, held, sender);
    const before = and(eq(mailSenders.companyId, sender.companyId), eq(mailSenders.sealedTokens, sealed));
    await ownerTx(db, (tx) => tx.update(mailSenders).set({ sealedTokens: next }).where(before));
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
