import { describe, expect, it } from 'vitest';
import { email as emailSchema, id as idSchema } from '#contract/kit/endpoint';
import { namePattern } from '#contract/people/personNames';
import { demoAccounts } from '#server/demo/accounts';
import { makeWorld } from '#server/demo/world';

const now = new Date('2026-03-18T10:00:00Z');
const world = makeWorld(now);
const companyOf = new Map(world.companies.map((company) => [company.id, company]));
const named = (name: string) => world.companies.find((company) => company.name === name);
const peopleOf = (name: string) => world.users.filter((user) => user.companyId === named(name)?.id);

describe('the demo world', () => {
  it('is deterministic, with dates relative to the clock', () => {
    expect(JSON.stringify(makeWorld(now)) === JSON.stringify(world)).toBe(true);
    const weekLater = makeWorld(new Date(now.getTime() + 7 * 86_400_000));
    expect(weekLater.users.map(({ id, email }) => [id, email])).toEqual(world.users.map(({ id, email }) => [id, email]));
    expect(weekLater.users[5]?.createdAt.getTime()).toBe((world.users[5]?.createdAt.getTime() ?? 0) + 7 * 86_400_000);
  });

  it('has every demo account of the table', () => {
    for (const account of demoAccounts) {
      const person = world.users.find(({ email }) => email === account.email);
      expect(person, account.email).toMatchObject({ name: account.name, role: account.role, hasLogin: true, disabled: false });
      expect(companyOf.get(person?.companyId ?? '')?.slug).toBe(account.company);
    }
    const flag = (address: string) => world.users.find(({ email }) => email === address);
    expect(flag('temp@acme.example')?.temporaryPassword).toBe(true);
    expect(flag('unverified@acme.example')?.emailVerified).toBe(false);
    expect(flag('newcomer@acme.example')?.privacyPolicyConfirmedAt).toBeNull();
    expect(flag('mfa@acme.example')?.mfaEnabled).toBe(true);
    expect(flag('sso@acme.example')?.sso).toBe(true);
    expect(world.users.filter(({ temporaryPassword }) => temporaryPassword)).toHaveLength(1);
  });

  it('has the companies of the demo', () => {
    expect(peopleOf('Acme')).toHaveLength(240);
    expect(named('Globex')).toMatchObject({ trialStatus: 'active', hasBoost: false });
    expect(named('Globex')?.trialEndsAt?.getTime()).toBeGreaterThan(now.getTime());
    expect(named('Initech')?.trialStatus).toBe('expired');
    expect(named('Zenith')?.integration).toBe('acronis');
    expect(named('Dormant')?.disabled).toBe(true);
    const children = world.companies.filter(({ parentId }) => parentId === named('Northstar')?.id);
    expect(children.filter(({ companyType }) => companyType === 'customer')).toHaveLength(40);
    expect(children.filter(({ companyType }) => companyType === 'subreseller')).toHaveLength(3);
    expect(new Set(children.map(({ loginAsCompanyStatus }) => loginAsCompanyStatus))).toEqual(
      new Set(['access', 'none', 'pending']),
    );
  });

  it('has customers that a partner suspended, and access that ends in some days', () => {
    const northstar = named('Northstar')?.id;
    const below = world.companies.filter(({ parentId }) => parentId === northstar);
    const suspended = below.filter(({ disabled }) => disabled);
    expect(suspended.length).toBeGreaterThan(0);
    for (const company of suspended)
      expect([company.suspendedBy, company.disabledAt !== null && (company.disabledAt ?? now) < now]).toEqual([northstar, true]);
    expect(below.some(({ loginAsCompanyUntil: until }) => until && until > now)).toBe(true);
  });

  it('gives all rows of a table the same columns, as their insertion needs', () => {
    for (const [table, rows] of Object.entries(world)) {
      const kinds = new Set((rows as object[]).map((row) => Object.keys(row).sort().join()));
      expect([table, [...kinds].length <= 1]).toEqual([table, true]);
    }
  });

  it('contains only valid data', () => {
    const wrong = world.users.filter(
      ({ id, email, name = '', lastName = '' }) =>
        !emailSchema.safeParse(email).success ||
        !idSchema.safeParse(id).success ||
        !namePattern.test(name) ||
        !namePattern.test(lastName),
    );
    expect(wrong).toEqual([]);
    expect(new Set(world.users.map(({ email }) => email)).size).toBe(world.users.length);
    expect(new Set(world.companies.map(({ slug }) => slug)).size).toBe(world.companies.length);
  });

  it('has one owner per company, at most a tenth disabled people, and no dates in the future', () => {
    for (const company of world.companies) {
      const people = world.users.filter(({ companyId }) => companyId === company.id);
      expect(
        people.filter(({ isOwner }) => isOwner),
        company.name,
      ).toHaveLength(1);
      const outside = people.filter(
        ({ createdAt, lastLogin, updatedAt }) => createdAt < company.createdAt || updatedAt > now || (lastLogin && lastLogin > now),
      );
      expect(outside, company.name).toEqual([]);
    }
    const share = (condition: (user: (typeof world.users)[number]) => boolean) =>
      world.users.filter(condition).length / world.users.length;
    expect(share(({ disabled }) => disabled === true)).toBeCloseTo(0.05, 1);
    expect(share(({ lastLogin }) => lastLogin === null)).toBeCloseTo(0.1, 1);
  });
});

describe('the demo history', () => {
  const idsOf = new Map(world.auditLog.map((row) => [row.id, new Set<string>()]));
  for (const { auditId, userId } of world.auditSubjects) idsOf.get(auditId)?.add(userId);
  const rows = (action: string) => world.auditLog.filter((row) => row.action === action);

  it('explains how every person was added, and when each was disabled', () => {
    const invited = new Set(rows('users.invited').flatMap((row) => [...(idsOf.get(row.id) ?? [])]));
    expect(world.users.filter((user) => !user.isOwner && !invited.has(user.id ?? ''))).toEqual([]);
    const disabled = rows('users.disabled').map((row) => row.subjectId);
    expect(new Set(disabled)).toEqual(new Set(world.users.filter((user) => user.disabled).map(({ id }) => id)));
  });

  it('creates every department and group before it has members', () => {
    const first = new Map(world.auditLog.toReversed().map((row) => [row.subjectId, row]));
    const untold = [...world.departments, ...world.groups].filter(({ id, createdAt }) => {
      const act = first.get(id);
      return !act?.action.endsWith('.created') || act.at.getTime() !== createdAt.getTime();
    });
    expect(untold).toEqual([]);
  });

  it('has only actors who existed then', () => {
    const byId = new Map(world.users.map((user) => [user.id, user]));
    const wrong = world.auditLog.filter((row) => {
      const actor = byId.get(row.actorId ?? '');
      return !actor || actor.email !== row.actorEmail || actor.createdAt > row.at || row.at > now || !row.subjectCount;
    });
    expect(wrong).toEqual([]);
  });
});
