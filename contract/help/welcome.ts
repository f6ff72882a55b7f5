import { z } from 'zod';
import { endpoint, nothing } from '../kit/endpoint.ts';

/** Both ways out of the welcome complete it; `onboardingSkipped` tells them apart. */
export const saveOnboarding = endpoint({
  method: 'PUT',
  path: '/api/v1/user/{companyId}/me/onboarding',
  summary: 'Records that the caller has finished or skipped the welcome',
  access: 'session',
  tx: 'write',
  body: z.object({ onboardingCompleted: z.boolean(), onboardingSkipped: z.boolean() }),
  reply: nothing,
  errors: [],
});
