import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/company/audit';
import { entrySubject as subjectOf } from '~/resources/audit-log/entrySubject.ts';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-01-01T00:00:00Z',
  action: 'users.updated',
  actor: { id: null, name: 'Ada', email: 'ada@acme.example', role: 'admin', companyId: null, apiKey: null },
  subject: { type: 'user', id: '00000000-0000-4000-8000-000000000002', label: 'bob@acme.example' },
  subjectCount: 1,
  person: null,
  before: null,
  after: null,
  ...more,
});
const entrySubject = (row: AuditEntry) => subjectOf(row, String);
const annika = { id: '00000000-0000-4000-8000-000000000002', name: 'Annika König', email: 'annika@acme.example' };
const sales = { type: 'department' as const, id: '00000000-0000-4000-8000-000000000003', label: 'Sales' };

describe('a line of the recent activity', () => {
  it('names one person and counts many', () => {
    expect(entrySubject(entry({}))).toEqual({ name: 'bob@acme.example' });
    const many = { type: 'users' as const, id: null, label: '12' };
    expect(entrySubject(entry({ action: 'users.disabled', subject: many, subjectCount: 12 }))).toEqual({ people: 12 });
    expect(entrySubject(entry({ action: 'users.disabled', subject: { ...many, label: '1' } }))).toEqual({ people: 1 });
  });

  it('names the only person of a bulk change, and the address that an entry keeps', () => {
    const one = { type: 'users' as const, id: null, label: '1' };
    expect(entrySubject(entry({ action: 'users.disabled', subject: one, person: annika }))).toEqual({
      name: 'Annika König',
      email: 'annika@acme.example',
    });
    expect(entrySubject(entry({ person: annika }))).toEqual({ name: 'Annika König', email: 'bob@acme.example' });
    const assigned = entry({ action: 'departments.assigned', subject: sales, person: annika });
    expect(entrySubject(assigned)).toEqual({ name: 'Sales', person: 'Annika König' });
  });

  it('names the provider of single sign-on', () => {
    const okta = { type: 'sso' as const, id: null, label: 'okta' };
    expect(entrySubject(entry({ action: 'sso.enforced', subject: okta }))).toEqual({ name: 'Okta' });
  });

  it('names a department, with the number of its added or removed people', () => {
    expect(entrySubject(entry({ action: 'departments.created', subject: sales }))).toEqual({ name: 'Sales' });
    const assigned = entry({ action: 'departments.assigned', subject: sales, subjectCount: 3 });
    expect(entrySubject(assigned)).toEqual({ name: 'Sales', people: 3 });
  });

  it('has the former name', () => {
    const renamed = entry({ action: 'groups.renamed', subject: sales, before: { name: 'Selling' }, after: { name: 'Sales' } });
    expect(entrySubject(renamed)).toEqual({ name: 'Sales', formerName: 'Selling' });
  });
});
