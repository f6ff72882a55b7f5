import { can, onboardingRefusal } from '#contract/access';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';
import { requireScope } from './apiKey.ts';
import type { AnyEndpoint } from './handler.ts';

/**
 * Refuses if the access table does not allow the call, or if the caller has to complete onboarding or to verify their address first.
 */
export function requireAccess(actor: Actor, endpoint: AnyEndpoint): void {
  const { access, beforeOnboarding, beforeTwoFactor, inActingSession, needsVerifiedEmail } = endpoint;
  if (actor.apiKey) requireScope(actor.apiKey, endpoint);
  if (access !== 'public' && access !== 'learnerApp' && access !== 'session' && !can(actor, access))
    throw new Refusal(can({ ...actor, plan: 'boost' }, access) ? 'plan_required' : 'permission_denied');
  if (access === 'session' && actor.isActingSession && !inActingSession) throw new Refusal('permission_denied');
  if (beforeOnboarding) return;
  const duty = onboardingRefusal({ ...actor, actsElsewhere: actor.isActingElsewhere });
  if (duty && !(beforeTwoFactor && duty === 'two_factor_required')) throw new Refusal(duty);
  if (needsVerifiedEmail && !actor.emailVerified) throw new Refusal('email_not_verified');
}
