import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/tx.ts';
import type { Env } from '../../env.ts';
import { cookieOf } from './cookie.ts';
import { findLearner } from './visitor.ts';

/**
 * The name of another person who is signed in in this browser; null without one. Nobody takes their place unasked: a link of a stranger
 * could otherwise have them work under the stranger’s name.
 */
export async function someoneElse(tx: Tx, env: Env, request: FastifyRequest, userId: string): Promise<string | null> {
  const token = cookieOf(request, env);
  const present = token ? await findLearner(tx, token) : null;
  return present && present.userId !== userId ? present.name : null;
}
