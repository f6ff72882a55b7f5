import { z } from 'zod';
import { at, type CallReply, endpoint } from '../kit/endpoint.ts';

const path = '/api/v1/billing/{companyId}/planned_downgrade';

/** The company goes to the free plan at `endsAt`, when its last licences end. `plannedBy` is empty if that person was deleted. */
const reply = z.object({ planned: z.object({ endsAt: at, plannedAt: at, plannedBy: z.string() }).nullable() });

export const getPlannedDowngrade = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the company goes to the free plan when its licences end, and who planned it',
  access: 'billing:read',
  tx: 'read',
  reply,
  errors: [],
});
export type PlannedDowngrade = NonNullable<CallReply<typeof getPlannedDowngrade>['planned']>;

/**
 * `endsAt` is the end that the person saw; any other is refused with paid_period_changed. Planning twice changes nothing. Buying licences
 * cancels the downgrade. To downgrade at once: `changeSubscriptionType`.
 */
export const planDowngrade = endpoint({
  method: 'PUT',
  path,
  summary: 'Plans that the company goes to the free plan when its last licences end',
  access: 'licences:buy',
  tx: 'write',
  body: z.object({ endsAt: at }),
  reply,
  errors: ['contact_your_provider', 'downgrade_not_available', 'paid_period_changed'],
});

export const keepPlan = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes a planned downgrade back',
  access: 'licences:buy',
  tx: 'write',
  reply,
  errors: ['downgrade_not_planned'],
});
