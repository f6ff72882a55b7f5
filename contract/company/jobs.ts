import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

/** Background work that a company can have; more kinds may come. */
export const jobKinds = ['campaigns.assign', 'mail.deliver', 'identity.sync'] as const;
export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** One piece of background work of a company, without what it carries. `count` is what it was done to, where it is known. */
export const job = z.object({
  id,
  kind: z.string(),
  state: z.enum(jobStates),
  createdAt: at,
  startedAt: at.nullable(),
  endedAt: at.nullable(),
  attempts: z.number().int(),
  count: z.number().int().nullable(),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/jobs',
  summary: 'Background work of the company, newest first; what ended is forgotten after a week',
  access: 'jobs:read',
  tx: 'read',
  query: simpleListQuery(['createdAt', 'kind', 'state'], { kind: z.enum(jobKinds), state: z.enum(jobStates) }),
  reply: z.array(job),
  errors: [],
});
