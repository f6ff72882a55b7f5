import { paths } from '#contract/paths';
import type { SsoFailure } from '#contract/company/ssoProviders';
import type { LearnerReturn } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Env } from '../../env.ts';

/** Somebody whom a provider has signed in on the pages of learners. */
export interface Arrival {
  userId: string;
  connectionId: string;
  learnerReturn: LearnerReturn;
}

/** What a sign-in that was begun on the pages of learners needs of them; these begin sign-ins, so the app puts both together. */
export interface LearnerPages {
  /** Opens a session there: the path that it leads to, and the cookie. Null for a person who may have none. */
  arrive(tx: Tx, env: Env, arrival: Arrival): Promise<{ to: string; cookie: string } | null>;
  /** The page that says why nobody was signed in. */
  failPath(failure: SsoFailure | 'account_suspended'): string;
}

/** Where a browser goes after a failure: to a page of learners if it began there, else of the panel. */
export const failPage = (failure: SsoFailure, learners: LearnerPages | null): string =>
  learners?.failPath(failure) ?? `${paths.ssoFail}?message=${failure}`;
