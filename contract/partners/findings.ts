import { z } from 'zod';
import { endpoint, many, nothing } from '../kit/endpoint.ts';
import { findingNames } from './customerStates.ts';

const base = '/rest/v1/company/{companyId}/customers/findings';
const count = z.number().int();

/** Numbers of customers at any depth that are not suspended. */
const findings = z.object({
  customers: count,
  /** Customers that give access now. Findings inside the others are not known, and not counted. */
  granted: count,
  /** Customers with at least one finding. */
  affected: count,
  counts: z.record(z.enum(findingNames), count),
  /** Whether the caller gets the weekly mail; null in another company than their own. */
  isMailed: z.boolean().nullable(),
});
export type Findings = z.input<typeof findings>;

export const getFindings = endpoint({
  method: 'GET',
  path: base,
  summary: 'What needs attention at the customers of a partner, in numbers; as CSV each finding with its customer and figure',
  access: 'findings:read',
  tx: 'read',
  /** For the file: only these findings. */
  query: z.object({ findings: many(z.enum(findingNames)) }),
  reply: findings,
  errors: [],
});

export const setFindingMail = endpoint({
  method: 'PUT',
  path: `${base}/mail`,
  summary: 'Switches the caller’s weekly mail about findings on or off',
  access: 'findings:mail',
  tx: 'write',
  body: z.object({ isOn: z.boolean() }),
  reply: nothing,
  errors: [],
});
