import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import type { Env } from '../env.ts';

/** The learner app calls for all learners, so its limit is far higher than a person's. */
export const learnerAppPerMinute = 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Checks the learner app's key in constant time. Refuses with invalid_session; with not_found if no key is set. */
export function requireLearnerApp(request: Pick<FastifyRequest, 'headers'>, { learnerAppKey }: Pick<Env, 'learnerAppKey'>): void {
  if (!learnerAppKey) throw new Refusal('not_found');
  const receivedKey = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(receivedKey), digest(learnerAppKey))) throw new Refusal('invalid_session');
}
