import type { AuditAction } from '#contract/company/audit';
import type { CompanyPlan } from './companies.ts';
import type { DemoSet } from './memberSets.ts';
import { addDays, daysBetween, officeMoment } from './moments.ts';
import { formerNames } from './names/organisation.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** A past change for the audit log that explains the present rows. */
export interface Act {
  at: Date;
  action: AuditAction;
  actor: Person;
  subject: { type: 'user' | 'users' | 'department' | 'group' | 'campaign'; id: string | null; label: string };
  count: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** People of a bulk change. */
  people: readonly Person[];
}

interface CompanyFacts {
  company: CompanyPlan;
  people: readonly Person[];
  sets: readonly DemoSet[];
  /** Admins of the partner with access, if any. */
  helpers: readonly Person[];
}

/** Two years of changes that explain a company's present rows: people added, disabled and assigned to sets, and sign-ins. */
export function makeHistory(facts: CompanyFacts, random: Random, now: Date): Act[] {
  const actorAt = actors(facts, random);
  const about = (person: Person): Act['subject'] => ({ type: 'user', id: person.id, label: person.email });
  const act = (at: Date, action: AuditAction, subject: Act['subject'], more: Partial<Act> = {}): Act => ({
    at,
    action,
    actor: actorAt(at),
    subject,
    count: 1,
    before: null,
    after: null,
    people: [],
    ...more,
  });
  const bulk = (at: Date, action: AuditAction, people: readonly Person[], more: Partial<Act> = {}): Act => {
    const [first] = people;
    const subject =
      people.length === 1 && first ? about(first) : { type: 'users' as const, id: null, label: String(people.length) };
    return act(at, action, subject, { count: people.length, people, ...more });
  };
  return [
    ...facts.sets.flatMap((set) => setHistory(set, act, random, now)),
    ...lots(facts.people).map((lot) => bulk(lot.at, 'users.invited', lot.people)),
    ...facts.people.flatMap((person) => personHistory(person, { act, bulk, about }, random, now)),
    ...exports(facts, act, random, now),
  ]
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

type MakeAct = (at: Date, action: AuditAction, subject: Act['subject'], more?: Partial<Act>) => Act;
type MakeBulk = (at: Date, action: AuditAction, people: readonly Person[], more?: Partial<Act>) => Act;

/** A possible actor: an admin who already existed, sometimes one of the partner, else the owner. */
function actors({ people, helpers }: CompanyFacts, random: Random) {
  const admins = people.filter((person) => person.role !== 'user' && person.lastLogin !== null);
  return (at: Date): Person => {
    const there = (person: Person) => person.createdAt < at && (person.lastLogin ?? at) >= at;
    const from = helpers.length > 0 && random.chance(0.2) ? helpers.filter(there) : admins.filter(there);
    return random.pick(from.length > 0 ? from : admins.length > 0 ? admins.slice(0, 1) : people.slice(0, 1));
  };
}

/** People with the same creation time were added together. */
function lots(people: readonly Person[]) {
  const byMoment = new Map<number, Person[]>();
  for (const person of people) {
    const at = person.invitedAt?.getTime();
    if (at !== undefined) byMoment.set(at, [...(byMoment.get(at) ?? []), person]);
  }
  return [...byMoment].map(([at, together]) => ({ at: new Date(at), people: together }));
}

function setHistory(set: DemoSet, act: MakeAct, random: Random, now: Date): Act[] {
  const { kind, id, name, createdAt, members } = set;
  const subject = { type: kind === 'departments' ? ('department' as const) : ('group' as const), id, label: name };
  const former = random.chance(0.4) ? formerNames[name] : undefined;
  const renamedAt = officeMoment(now, daysBetween(createdAt, now) * random.next() * 0.9, random.next());
  const assignedAt = addDays(createdAt, 0.01 + random.next() * 0.1);
  const earlier = members.filter((person) => person.createdAt < createdAt);
  const first = former ?? name;
  return [
    act(createdAt, `${kind}.created`, { ...subject, label: first }, { after: { name: first } }),
    ...(earlier.length > 0
      ? [act(assignedAt, `${kind}.assigned`, { ...subject, label: first }, { count: earlier.length, people: earlier })]
      : []),
    ...(former && renamedAt > assignedAt
      ? [act(renamedAt, `${kind}.renamed`, subject, { before: { name: former }, after: { name } })]
      : []),
  ];
}

function personHistory(
  person: Person,
  make: { act: MakeAct; bulk: MakeBulk; about(p: Person): Act['subject'] },
  random: Random,
  now: Date,
): Act[] {
  const { act, bulk, about } = make;
  const own = (at: Date, action: AuditAction) => act(at, action, about(person), { actor: person });
  const acts: Act[] = [];
  const sinceCreated = daysBetween(person.createdAt, now);
  if (person.disabled)
    acts.push(bulk(person.updatedAt, 'users.disabled', [person], { before: { disabled: false }, after: { disabled: true } }));
  const waits = person.lastLogin === null && !person.disabled && sinceCreated > 7;
  if (waits && random.chance(0.5))
    acts.push(act(officeMoment(now, (sinceCreated - 5) * random.next(), random.next()), 'users.invite_resent', about(person)));
  if (person.role === 'user' || !person.lastLogin) return acts;
  const { privacyPolicyConfirmedAt: confirmedAt, lastLogin } = person;
  if (confirmedAt) {
    acts.push(own(confirmedAt, 'policy.confirmed'));
    if (person.emailVerified) acts.push(own(addDays(confirmedAt, -0.004), 'email.verified'));
    const between = daysBetween(confirmedAt, lastLogin);
    const visits = between > 3 ? random.int(1, 6) : 0;
    for (let i = 0; i < visits; i += 1)
      acts.push(own(officeMoment(lastLogin, between * random.next() * 0.9, random.next()), 'session.opened'));
    if (between > 60 && random.chance(0.3))
      acts.push(own(officeMoment(lastLogin, between * random.next() * 0.8, random.next()), 'password.changed'));
  }
  return [...acts, own(lastLogin, 'session.opened')];
}

/** Occasional exports of the list. */
function exports({ company, people }: CompanyFacts, act: MakeAct, random: Random, now: Date): Act[] {
  return Array.from({ length: random.int(0, Math.min(8, Math.ceil(company.age / 90))) }, () => {
    const at = officeMoment(now, random.next() * (company.age - 5), random.next());
    const count = people.filter((person) => person.createdAt < at).length;
    return act(at, 'users.exported', { type: 'user', id: null, label: `${count} users` }, { count });
  });
}
