import { sql } from 'drizzle-orm';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { type Answer, type AnswerStatus, answerStatuses } from '#contract/exercise/templates';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { rows } from '../db/rows.ts';
import { exerciseAnswers, exerciseAssignments, exerciseCampaigns, exerciseDepartments, exerciseMessages } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { demoLearner } from './accounts.ts';
import { insertRows } from './insertRows.ts';
import { addDays, lastReminder, officeMoment } from './moments.ts';
import { makeRandom, type Random } from './random.ts';
import type { World } from './world.ts';

/** A campaign of the demo. Times are days since its start, negative if it is scheduled, and days since its end. */
interface Plan {
  status: ExerciseStatus;
  startedDaysAgo: number;
  endedDaysAgo?: number;
  /** The pack, by its place in the library; the name of the campaign. */
  pack: number;
  name: string;
  daysToComplete: number;
  /** Only for the company's first department. */
  isForDepartment?: true;
  /** From a version of the exercise before this one: only the campaign is left, without its people. */
  isOutdated?: true;
}

const quarter = (pack: number, name: string, startedDaysAgo: number): Plan => ({
  status: 'archived',
  startedDaysAgo,
  endedDaysAgo: startedDaysAgo - 45,
  pack,
  name,
  daysToComplete: 14,
});
const running: Plan = {
  status: 'running',
  startedDaysAgo: 9,
  pack: 2,
  name: 'Spot the phish: autumn round',
  daysToComplete: 14,
};

/** Campaigns by company: two years of them at Acme, one during a trial, one suspended until an upgrade. */
const plans: Record<string, readonly Plan[]> = {
  acme: [
    quarter(0, 'Spot the phish: first round', 690),
    quarter(1, 'Messages on the phone', 560),
    quarter(2, 'Sign-in tricks', 430),
    quarter(3, 'Requests from colleagues', 300),
    quarter(4, 'Before the summer trips', 150),
    running,
    { status: 'running', startedDaysAgo: 20, pack: 5, name: 'Invoices and payments', daysToComplete: 14, isForDepartment: true },
    { status: 'scheduled', startedDaysAgo: -6, pack: 3, name: 'Requests from colleagues: winter', daysToComplete: 7 },
    { ...quarter(0, 'Phishing drill', 760), isOutdated: true },
  ],
  globex: [{ ...running, name: 'Our first phishing exercise', startedDaysAgo: 6, pack: 0 }],
  initech: [{ ...running, status: 'suspended', name: 'Everyday messages', startedDaysAgo: 19, pack: 0 }],
  zenith: [quarter(0, 'Everyday messages', 200), { ...running, name: 'Sign-in tricks', pack: 2 }],
};

/** Share of right answers by difficulty, before learning adds to it. */
const rightBy: Record<Difficulty, number> = { 1: 0.82, 2: 0.66, 3: 0.5 };

interface DemoTemplate {
  templateId: string;
  versionId: string;
  difficulty: Difficulty | null;
  answers: Answer[];
}
interface DemoPack {
  id: string;
  name: string;
  templates: DemoTemplate[];
}

/** Packs of the library in English, in their order. */
const findPacks = (tx: Tx) =>
  rows<DemoPack>(
    tx,
    sql`SELECT p.id, p.name, jsonb_agg(jsonb_build_object('templateId', t.id, 'versionId', v.id, 'difficulty', v.difficulty,
        'answers', v.answers) ORDER BY o.place) AS templates
      FROM exercise_packs p CROSS JOIN LATERAL unnest(p.template_ids) WITH ORDINALITY AS o(id, place)
      JOIN exercise_templates t ON t.id = o.id JOIN exercise_template_versions v ON v.id = t.version_id
      WHERE p.language = 'en' AND p.deleted_at IS NULL GROUP BY p.id ORDER BY p.position`,
  );

type Assignment = typeof exerciseAssignments.$inferInsert;
type AnswerRow = typeof exerciseAnswers.$inferInsert;
interface Rows {
  campaigns: (typeof exerciseCampaigns.$inferInsert)[];
  departments: (typeof exerciseDepartments.$inferInsert)[];
  messages: (typeof exerciseMessages.$inferInsert)[];
  assignments: Assignment[];
  answers: AnswerRow[];
}

/** Phishing exercises of the demo companies with the answers of their people. Deterministic, like the rest of the demo. */
export async function makeExercises(tx: Tx, world: World, now: Date): Promise<void> {
  const packs = await findPacks(tx);
  const made: Rows = { campaigns: [], departments: [], messages: [], assignments: [], answers: [] };
  for (const [slug, ofCompany] of Object.entries(plans)) {
    const random = makeRandom(`exercises of ${slug}`);
    for (const plan of ofCompany) addCampaign(made, { world, slug, plan, packs, random, now });
  }
  await insertRows(tx, exerciseCampaigns, made.campaigns);
  await insertRows(tx, exerciseDepartments, made.departments);
  await insertRows(tx, exerciseMessages, made.messages);
  await insertRows(tx, exerciseAssignments, made.assignments);
  await insertRows(tx, exerciseAnswers, made.answers);
}

interface Making {
  world: World;
  slug: string;
  plan: Plan;
  packs: readonly DemoPack[];
  random: Random;
  now: Date;
}

function addCampaign(made: Rows, { world, slug, plan, packs, random, now }: Making): void {
  const company = world.companies.find((one) => one.slug === slug);
  const pack = packs[plan.pack % packs.length];
  if (!company?.id || !pack) throw new Error(`the demo lacks ${slug} or a pack`);
  const companyId = company.id;
  const campaignId = random.uuid();
  const { status, startedDaysAgo, endedDaysAgo, name, daysToComplete, isOutdated = false } = plan;
  const startsAt = startedDaysAgo > 0 ? officeMoment(now, startedDaysAgo, random.next()) : addDays(now, -startedDaysAgo);
  const archivedAt = endedDaysAgo === undefined ? null : officeMoment(now, endedDaysAgo, random.next());
  const department = plan.isForDepartment && world.departments.find((one) => one.companyId === companyId);
  made.campaigns.push({
    id: campaignId,
    companyId,
    name,
    status,
    startsAt,
    archivedAt,
    daysToComplete,
    isOutdated,
    audience: department ? 'departments' : 'all',
    launchedAt: status === 'scheduled' ? null : startsAt,
    notificationsEnabled: true,
    packId: pack.id,
    packName: pack.name,
    createdBy: company.creatorId ?? null,
    createdAt: status === 'scheduled' ? officeMoment(now, 1, random.next()) : startsAt,
  });
  if (department?.id) made.departments.push({ companyId, campaignId, departmentId: department.id });
  made.messages.push(
    ...pack.templates.map(({ templateId, versionId }, index) => ({
      companyId,
      campaignId,
      templateId,
      versionId,
      position: index + 1,
    })),
  );
  if (status === 'scheduled' || isOutdated) return;
  const until = archivedAt ?? (status === 'suspended' ? addDays(now, -12.6) : now);
  const members =
    department && new Set(world.userDepartments.flatMap((one) => (one.departmentId === department.id ? one.userId : [])));
  const people = world.users.filter(
    (one) => one.companyId === companyId && !one.disabled && one.createdAt < until && (!members || members.has(one.id ?? '')),
  );
  for (const { id: userId, createdAt, email } of people) {
    if (!userId) continue;
    const assignedAt = createdAt > startsAt ? createdAt : startsAt;
    const key = { companyId, campaignId, userId };
    const { assignment, answers } = outcomeOf(
      key,
      { assignedAt, until, daysToComplete, pack, years: -startedDaysAgo / 365 },
      random,
    );
    if (email === demoLearner && plan === running) {
      made.assignments.push(notBegun(assignment, until));
      continue;
    }
    made.assignments.push(assignment);
    made.answers.push(...answers);
  }
}

interface Frame {
  assignedAt: Date;
  until: Date;
  daysToComplete: number;
  pack: DemoPack;
  /** Time of the campaign in years, from -2 to 0: people learn. */
  years: number;
}

/** What one person did: most finish, some stop on the way, some never begin. */
function outcomeOf(key: { companyId: string; campaignId: string; userId: string }, frame: Frame, random: Random) {
  const { assignedAt, until, daysToComplete, pack, years } = frame;
  const questions = pack.templates.length;
  const zeal = random.next();
  const answered = zeal > 0.3 ? questions : zeal > 0.16 ? random.int(1, questions - 1) : 0;
  const startedAt = addDays(assignedAt, 0.1 + random.next() ** 2 * daysToComplete * 1.2);
  const skill = 0.86 + random.next() * 0.3 + years * 0.06;
  const answers = pack.templates.slice(0, answered).flatMap((template, index) => {
    const answeredAt = new Date(startedAt.getTime() + (index + 1) * random.int(25, 90) * 1000);
    return answeredAt < until ? [answerTo(key, template, answeredAt, skill, random)] : [];
  });
  const isDone = answers.length === questions;
  const dueAt = addDays(assignedAt, daysToComplete);
  const status: AssignmentStatus = isDone
    ? 'completed'
    : dueAt <= until
      ? 'overdue'
      : answers.length > 0
        ? 'in_progress'
        : 'not_started';
  const count = (one: AnswerStatus) => answers.filter((answer) => answer.status === one).length;
  const [correct, partial, wrong] = answerStatuses.map(count) as [number, number, number];
  const assignment: Assignment = {
    ...key,
    status,
    assignedAt,
    dueAt,
    correct,
    partial,
    wrong,
    startedAt: answers[0]?.answeredAt ?? null,
    openedAt: answers.length > 0 ? startedAt : null,
    completedAt: isDone ? (answers.at(-1)?.answeredAt ?? null) : null,
    ...(isDone ? scoresOf(answers, pack.templates) : { score: null, adjustedScore: null }),
    // Otherwise everybody would get a reminder in the first hour of the demo.
    remindedAt: isDone ? null : lastReminder(assignedAt, until),
  };
  return { assignment, answers };
}

/** The same person, who has not begun. */
const notBegun = (assignment: Assignment, until: Date): Assignment => ({
  ...assignment,
  status: 'not_started',
  correct: 0,
  partial: 0,
  wrong: 0,
  startedAt: null,
  openedAt: null,
  completedAt: null,
  score: null,
  adjustedScore: null,
  remindedAt: lastReminder(assignment.assignedAt, until),
});

function answerTo(
  key: object & Pick<AnswerRow, 'companyId' | 'campaignId' | 'userId'>,
  template: DemoTemplate,
  answeredAt: Date,
  skill: number,
  random: Random,
): AnswerRow {
  const isRight = random.chance(Math.min(0.98, rightBy[template.difficulty ?? 2] * skill));
  const fitting = template.answers.filter(({ status }) => (status === 'CORRECT') === isRight);
  const { label, status } = random.pick(fitting.length > 0 ? fitting : template.answers);
  return { ...key, templateId: template.templateId, answer: label, status, answeredAt };
}

/** As `server/modules/exerciseLearning/answer.ts` scores them. */
function scoresOf(answers: readonly AnswerRow[], templates: readonly DemoTemplate[]) {
  const { points, weights, topScore } = exerciseLimits;
  const weighed = answers.map(({ status }, index) => ({
    point: points[status],
    weight: weights[templates[index]?.difficulty ?? 2],
  }));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const outOf = (share: number) => Math.round(share * topScore * 100) / 100;
  return {
    score: outOf(sum(weighed.map(({ point }) => point)) / templates.length),
    adjustedScore: outOf(sum(weighed.map(({ point, weight }) => point * weight)) / sum(weighed.map(({ weight }) => weight))),
  };
}
