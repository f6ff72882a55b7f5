import type { users } from '../db/schema.ts';
import type { DemoAccount } from './accounts.ts';
import { demoAccounts } from './accounts.ts';
import type { CompanyPlan } from './companies.ts';
import { addDays, daysBetween, officeMoment } from './moments.ts';
import { makeName } from './names/index.ts';
import type { Random } from './random.ts';

type Row = typeof users.$inferInsert;
/** All columns, so that one INSERT takes all rows. */
export type Person = Required<
  Omit<
    Row,
    | 'deletedAt'
    | 'invitationFailure'
    | 'sessionsEndedAt'
    | 'notificationsSeenAt'
    | 'suspendedNotificationShown'
    | 'onboardingSkipped'
  >
> & {
  id: string;
  role: NonNullable<Row['role']>;
  createdAt: Date;
  lastLogin: Date | null;
};

/** Creation times of a company's people: half of them together, the others in small batches over its age; newest last. */
function arrivals(company: CompanyPlan, random: Random, now: Date): Date[] {
  const moments: Date[] = [];
  const lot = (daysAgo: number, size: number) => {
    const at = officeMoment(now, daysAgo, random.next());
    for (let i = 0; i < size && moments.length < company.people; i += 1) moments.push(at);
  };
  lot(company.age - 1, Math.ceil(company.people * 0.55));
  while (moments.length < company.people) lot(random.next() ** 1.2 * (company.age - 3), random.int(1, 6));
  return moments.sort((a, b) => a.getTime() - b.getTime());
}

/** People of one company: its demo accounts, an owner if there is none yet, admins and learners. */
export function makePeople(company: CompanyPlan, companyId: string, random: Random, now: Date): Person[] {
  const named: readonly DemoAccount[] = demoAccounts.filter((account) => account.company === company.key);
  // The owner is created first.
  const accounts = [...named.filter((account) => account.isOwner), ...named.filter((account) => !account.isOwner)];
  const taken = new Set(accounts.map((account) => account.email));
  const admins = accounts.length + 1 + Math.min(5, Math.floor(company.people / 25));
  return arrivals(company, random, now).map((at, i) => {
    const account = accounts[i];
    if (account) return demoPerson(account, companyId, random, accountSince(account, at, now), now);
    const isOwner = i === 0;
    const { first, last } = makeName(random, company.country);
    const email = isOwner ? `admin@${company.domain}` : freeAddress(`${first.latin}.${last.latin}`, company.domain, taken);
    const role = i < admins ? ('admin' as const) : ('user' as const);
    const state = isOwner ? (company.isInvited ? 'invited' : 'active') : random.weighted({ active: 85, invited: 10, disabled: 5 });
    const isChosen = ['acme', 'zenith'].includes(company.key) && role === 'user' && random.chance(0.12);
    // Acme has single sign-on, Zenith has not; what else Zenith is made of hangs on the number that was drawn.
    const isManaged = isChosen && company.key === 'acme';
    const person = { id: random.uuid(), companyId, email, name: first.written, lastName: last.written, role, isOwner };
    return complete(person, { state, scimManaged: isManaged, createdAt: isOwner ? addDays(at, -0.9) : at }, random, now);
  });
}

/** The owner is the oldest; accounts that have not completed onboarding were added last week. */
function accountSince(account: DemoAccount, at: Date, now: Date): Date {
  if (account.isOwner) return addDays(at, -0.9);
  return account.policyUnconfirmed || account.temporaryPassword ? officeMoment(now, 4, account.temporaryPassword ? 0.2 : 0.6) : at;
}

function demoPerson(account: DemoAccount, companyId: string, random: Random, createdAt: Date, now: Date): Person {
  const { email, name, lastName, role, isOwner = false } = account;
  const person = complete(
    { id: random.uuid(), companyId, email, name, lastName, role, isOwner },
    { state: 'active', scimManaged: false, createdAt },
    random,
    now,
  );
  const lastLogin = officeMoment(now, 1 + random.next() * 5, random.next());
  return {
    ...person,
    lastLogin: lastLogin > createdAt ? lastLogin : person.lastLogin,
    firstSessionAt: role === 'user' ? null : (person.firstSessionAt ?? lastLogin),
    hasLogin: true,
    emailVerified: !account.emailUnverified,
    mfaEnabled: account.mfaEnabled ?? false,
    temporaryPassword: account.temporaryPassword ?? false,
    sso: account.sso ?? false,
    privacyPolicyConfirmedAt: account.policyUnconfirmed ? null : person.privacyPolicyConfirmedAt,
    onboardingCompleted: person.onboardingCompleted && !account.policyUnconfirmed,
  };
}

type Basics = Pick<Person, 'id' | 'companyId' | 'email' | 'name' | 'lastName' | 'role' | 'isOwner'>;
interface State {
  state: 'active' | 'invited' | 'disabled';
  scimManaged: boolean;
  createdAt: Date;
}

function complete(person: Basics, { state, scimManaged, createdAt }: State, random: Random, now: Date): Person {
  // Most signed in within the last weeks, some did months ago.
  const sinceLogin = random.next() ** 3 * daysBetween(createdAt, now);
  const seen = officeMoment(
    now,
    state === 'disabled' ? daysBetween(createdAt, now) * 0.5 + sinceLogin * 0.5 : sinceLogin,
    random.next(),
  );
  const firstLogin = addDays(createdAt, 0.02 + random.next() * 0.9);
  const hasCome = state !== 'invited' && firstLogin < now;
  const lastLogin = !hasCome ? null : seen > firstLogin ? seen : firstLogin;
  const isAdmin = person.role !== 'user';
  // For a disabled person the time of disabling, which the audit log has, too.
  const leftAt = officeMoment(now, daysBetween(lastLogin ?? createdAt, now) * random.next(), random.next());
  const changedAt = state === 'disabled' ? leftAt : createdAt;
  const latest = Math.max(changedAt.getTime(), lastLogin?.getTime() ?? 0, createdAt.getTime());
  return {
    ...person,
    disabled: state === 'disabled',
    // Only demo accounts get a password: hashing two hundred would take half of the first start.
    hasLogin: false,
    emailVerified: hasCome,
    mfaEnabled: false,
    mfaEmail: true,
    mfaLastMethod: null,
    sso: scimManaged,
    scimManaged,
    heldAt: null,
    temporaryPassword: false,
    privacyPolicyConfirmedAt: hasCome ? firstLogin : null,
    onboardingCompleted: isAdmin && hasCome,
    invitedAt: person.isOwner ? null : createdAt,
    invitedBy: null,
    // Learners sign in to the learner app.
    firstSessionAt: isAdmin && hasCome ? firstLogin : null,
    lastLogin,
    language: null,
    languageGuessed: false,
    timeZone: null,
    timeZoneGuessed: false,
    learnerLinksSince: null,
    createdAt,
    updatedAt: new Date(latest),
  };
}

function freeAddress(local: string, domain: string, taken: Set<string>): string {
  for (let n = 1; ; n += 1) {
    const email = `${local}${n > 1 ? n : ''}@${domain}`;
    if (taken.has(email)) continue;
    taken.add(email);
    return email;
  }
}
