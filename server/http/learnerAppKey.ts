import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { Refusal } from '../core/refusal.ts';

/** One application speaks for all learners, so it may call far more often than a person. */
export const learnerAppPerMinute = 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets in whoever sends the application's key. Without the setting the calls do not exist; comparing takes the same time always. */
export function requireLearnerApp(request: Pick<FastifyRequest, 'headers'>, { learnerAppKey }: Pick<Env, 'learnerAppKey'>): void {
  if (!learnerAppKey) throw new Refusal('not_found');
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(given), digest(learnerAppKey))) throw new Refusal('invalid_session');
}
