import { companySizeOf } from '#contract/company/companyFacts';
import type { auditLog, auditSubjects, companies, departments, groups, userDepartments, userGroups, users } from '../db/schema.ts';
import { allCompanies, type CompanyPlan } from './companies.ts';
import { type Act, makeHistory } from './history.ts';
import { type DemoSet, makeSets } from './memberSets.ts';
import { addDays } from './moments.ts';
import { makePeople, type Person } from './people.ts';
import { makeRandom, type Random } from './random.ts';
import type { DemoCourse } from './training/courses.ts';
import { addTraining, noTraining, type TrainingRows } from './training/index.ts';

/** All rows of the demo by table. */
export interface World extends TrainingRows {
  companies: (typeof companies.$inferInsert)[];
  users: (typeof users.$inferInsert)[];
  departments: (typeof departments.$inferInsert)[];
  groups: (typeof groups.$inferInsert)[];
  userDepartments: (typeof userDepartments.$inferInsert)[];
  userGroups: (typeof userGroups.$inferInsert)[];
  auditLog: (typeof auditLog.$inferInsert)[];
  auditSubjects: (typeof auditSubjects.$inferInsert)[];
}

/** A company's id is the first value of its generator, so it can be computed without the rest. */
const companyIdFrom = (random: Random): string => random.uuid();
const streamOf = ({ key }: CompanyPlan): Random => makeRandom(`company ${key}`);

/** Ids of all demo companies; the same in every installation. */
export const demoCompanyIds = (): string[] => allCompanies().map((plan) => companyIdFrom(streamOf(plan)));

/**
 * Generates the demo in memory. Deterministic, except for dates, which are relative to `now`. Each company has a generator of its own, so
 * that a change to one does not affect the others. Campaigns use `courses`.
 */
export function makeWorld(now: Date, courses: readonly DemoCourse[] = []): World {
  const ids = new Map<string, string>();
  const crew = new Map<string, Person[]>();
  const world: World = {
    companies: [],
    users: [],
    departments: [],
    groups: [],
    userDepartments: [],
    userGroups: [],
    auditLog: [],
    auditSubjects: [],
    ...noTraining(),
  };
  for (const plan of allCompanies()) {
    const random = streamOf(plan);
    const companyId = companyIdFrom(random);
    ids.set(plan.key, companyId);
    const people = makePeople(plan, companyId, random, now);
    const sets = makeSets(plan, companyId, people, random, now);
    const admins = people.filter((person) => person.role !== 'user' && person.lastLogin !== null);
    crew.set(plan.key, admins);
    const helpers = plan.grants === 'access' ? (crew.get(plan.parent ?? '') ?? []) : [];
    const partner = crew.get(plan.parent ?? '')?.[0];
    world.companies.push(
      companyRow(
        plan,
        { id: companyId, parentId: ids.get(plan.parent ?? '') ?? null, creator: partner ?? people[0] },
        since(people, plan, now),
        now,
      ),
    );
    world.users.push(...people);
    // Where nobody has signed in, nobody has done anything.
    if (plan.isInvited) continue;
    addSets(world, sets);
    for (const act of makeHistory({ company: plan, people, sets, helpers }, random, now))
      addAct(world, companyId, random.uuid(), act);
    for (const act of addTraining(world, { company: plan, companyId, people, sets }, courses, now))
      addAct(world, companyId, random.uuid(), act);
  }
  return world;
}

/** A company is slightly older than its owner. */
const since = (people: readonly Person[], plan: CompanyPlan, now: Date): Date =>
  addDays(people[0]?.createdAt ?? addDays(now, -plan.age), -0.01);

interface Ties {
  id: string;
  parentId: string | null;
  creator: Person | undefined;
}

function companyRow(plan: CompanyPlan, { id, parentId, creator }: Ties, createdAt: Date, now: Date): World['companies'][number] {
  return {
    id,
    name: plan.name,
    slug: plan.domain.replace(/\.example$/, ''),
    parentId,
    companyType: plan.type ?? 'customer',
    isPartner: false,
    isHouse: false,
    disabled: plan.isSuspended ?? false,
    disabledAt: plan.isSuspended ? addDays(now, -9.2) : null,
    suspendedBy: plan.isSuspended ? parentId : null,
    hasBoost: plan.plan === 'boost',
    trialStatus: ({ free: 'available', trial: 'active', trialEnded: 'expired', boost: null } as const)[plan.plan],
    trialEndsAt: plan.plan === 'trial' ? addDays(now, 4.4) : plan.plan === 'trialEnded' ? addDays(now, -12.6) : null,
    industry: plan.industry,
    companySize: companySizeOf(plan.people),
    country: plan.country,
    integration: null,
    isPartnerInviteAllowed: false,
    isChildLoginAllowed: false,
    loginAsCompanyStatus: plan.grants ?? 'none',
    loginAsCompanyUntil: plan.grants === 'access' && plan.grantDays ? addDays(now, plan.grantDays) : null,
    whiteLabelPageAccess: false,
    payByInvoiceAccess: false,
    boostedBySuperadmin: false,
    isTrainingSuspended: plan.plan === 'trialEnded',
    ssoProvider: null,
    creatorId: creator?.id ?? null,
    createdAt,
    updatedAt: createdAt,
    ...plan.more,
  };
}

function addSets(world: World, sets: readonly DemoSet[]): void {
  for (const { kind, id, companyId, name, createdAt, members } of sets) {
    world[kind].push({ id, companyId, name, createdAt, updatedAt: createdAt });
    for (const { id: userId } of members) {
      if (kind === 'departments') world.userDepartments.push({ companyId, userId, departmentId: id });
      else world.userGroups.push({ companyId, userId, groupId: id });
    }
  }
}

function addAct(
  world: World,
  companyId: string,
  id: string,
  { at, action, actor, subject, count, before, after, people }: Act,
): void {
  world.auditLog.push({
    id,
    companyId,
    at,
    action,
    actorId: actor.id,
    actorName: `${actor.name} ${actor.lastName}`,
    actorEmail: actor.email,
    actorRole: actor.companyId === companyId ? actor.role : 'admin',
    actorCompanyId: actor.companyId,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectLabel: subject.label,
    subjectCount: count,
    before,
    after,
  });
  for (const person of people) world.auditSubjects.push({ companyId, auditId: id, userId: person.id });
}
