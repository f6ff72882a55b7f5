import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

/** Kinds of background jobs of a company. */
const jobKinds = ['campaigns.assign', 'mail.deliver', 'identity.sync'] as const;
const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** One background job of a company, without its payload. `count`: number of records it changed, if known. */
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
