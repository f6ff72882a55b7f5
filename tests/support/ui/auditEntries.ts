import { companyId } from './somebody.ts';
import { idOf } from './people.ts';

/** An admin of the company, and a person of our support. */
export const ada = { id: idOf(1, 1), name: 'Ada Admin', email: 'ada@acme.example', role: 'admin', companyId, apiKey: null };
export const sue = {
  id: idOf(2, 1),
  name: 'Sue Support',
  email: 'sue@heed.example',
  role: 'support',
  companyId: idOf(9, 1),
  apiKey: null,
};

/** An entry of the audit log, by Ada by default, in wire format. */
export const auditEntry = (n: number, action: string, more = {}) => ({
  id: idOf(n, 2),
  at: '2026-11-20T09:00:00.000Z',
  action,
  actor: ada,
  subject: { type: 'campaign', id: idOf(n, 3), label: `Campaign ${n}` },
  subjectCount: 1,
  person: null,
  before: null,
  after: null,
  ...more,
});
