import type { FastifyRequest } from 'fastify';
import { paths } from '#contract/paths';
import type { SsoFailure } from '#contract/company/ssoProviders';
import { learnerLimits } from '#contract/learner/limits';
import { sessionLimits } from '#contract/session/limits';
import { Refusal } from '../../core/refusal.ts';
import { countCall } from '../../db/rateCounters.ts';
import type { LearnerReturn } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { networkOf } from '../../identity/attempts.ts';
import type { Services } from '../../services.ts';
import { failureOf } from './failures.ts';

/** Somebody whom a provider has signed in on the pages of learners. */
export interface Arrival {
  userId: string;
  connectionId: string;
  learnerReturn: LearnerReturn;
}

/** What a sign-in that was begun on the pages of learners needs of them; these begin sign-ins, so the app puts both together. */
export interface LearnerPages {
  /**
   * Opens a session there: the path that it leads to, and the cookie. Without a cookie, that page asks first. Null for a person who may
   * have none.
   */
  arrive(
    tx: Tx,
    services: Pick<Services, 'env' | 'secrets'>,
    request: FastifyRequest,
    arrival: Arrival,
  ): Promise<{ to: string; cookie?: string } | null>;
  /** The page that says why nobody was signed in, and leads on to where the sign-in would have led. */
  failPath(failure: SsoFailure | 'account_suspended' | 'too_many_requests', to?: LearnerReturn | null): string;
}

/**
 * Where a browser goes after an error: to a page of learners if it began there (`learners`), else of the panel. Too many visits are refused
 * as everywhere, but to learners a page says so.
 */
export function failPage(error: unknown, { log }: Pick<FastifyRequest, 'log'>, learners: LearnerPages | null): string {
  if (error instanceof Refusal && error.code === 'too_many_requests') {
    if (!learners) throw error;
    return learners.failPath(error.code);
  }
  const failure = failureOf(error);
  if (failure === 'sso_not_verified') log.warn({ err: error }, 'single sign-on failed');
  return learners?.failPath(failure) ?? `${paths.ssoFail}?message=${failure}`;
}

/** Counts a visit of a network. A mail about a new task sends many learners of an office to the provider in one minute. */
export const countVisit = ({ db }: Services, { ip }: FastifyRequest, name: string, learners: LearnerPages | null): Promise<void> =>
  learners
    ? countCall(db.pool, `${name} learner`, networkOf(ip), learnerLimits.linkRequestsPerMinute)
    : countCall(db.pool, name, networkOf(ip), sessionLimits.lookupsPerMinute);
