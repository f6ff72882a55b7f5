import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';

/** For endpoints that name a person but only ever act on the caller. */
export function requireOneself(actor: Actor, userId: string): void {
  if (actor.userId !== userId) throw new Refusal('permission_denied');
}

/** For calls about the caller as a member of their own company. */
export function requireOwnCompany(actor: Actor): void {
  if (actor.isActingElsewhere) throw new Refusal('permission_denied');
}
