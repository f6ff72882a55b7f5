import { sql } from 'drizzle-orm';
import { machineTime } from '../clock.ts';

/**
 * The value of `users.learner_links_since` that ends links to the pages of learners, and the sessions there: not when a moment later has
 * ended them already. Links name a second, so the present one is over, too.
 */
export const endedLearnerLinks = () =>
  sql<Date>`greatest(learner_links_since, ${new Date(machineTime().getTime() + 1000)}::timestamptz)`;
