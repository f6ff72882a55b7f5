import { assignmentType } from '#contract/campaigns/campaignStates';
import type { assignments, campaignDepartments, campaignGroups, campaigns, courseReviews, quizAnswers } from '../../db/schema.ts';
import type { SetKind } from '../../db/memberships.ts';
import { demoLearner } from '../accounts.ts';
import type { CompanyPlan } from '../companies.ts';
import type { Act } from '../history.ts';
import type { DemoSet } from '../memberSets.ts';
import { addDays, officeMoment } from '../moments.ts';
import type { Person } from '../people.ts';
import { makeRandom, type Random } from '../random.ts';
import type { DemoCourse } from './courses.ts';
import { notBegun, type Outcome, outcomeOf } from './outcomes.ts';
import { type CampaignPlan, planCampaigns, planGames } from './plans.ts';
import { reviewsOf } from './reviews.ts';

/** Rows of a company's campaigns. */
export interface TrainingRows {
  campaigns: (typeof campaigns.$inferInsert)[];
  campaignDepartments: (typeof campaignDepartments.$inferInsert)[];
  campaignGroups: (typeof campaignGroups.$inferInsert)[];
  assignments: (typeof assignments.$inferInsert)[];
  quizAnswers: (typeof quizAnswers.$inferInsert)[];
  courseReviews: (typeof courseReviews.$inferInsert)[];
}

export const noTraining = (): TrainingRows => ({
  campaigns: [],
  campaignDepartments: [],
  campaignGroups: [],
  assignments: [],
  quizAnswers: [],
  courseReviews: [],
});

interface Facts {
  company: CompanyPlan;
  companyId: string;
  people: readonly Person[];
  sets: readonly DemoSet[];
}

/** Adds a company's campaigns to the rows and returns their audit entries. Uses a generator of its own, so that nothing else changes. */
export function addTraining(rows: TrainingRows, facts: Facts, courses: readonly DemoCourse[], now: Date): Act[] {
  const random = makeRandom(`training ${facts.company.key}`);
  const diligence = new Map(facts.people.map(({ id }) => [id, 1 - random.next() ** 1.7]));
  const rated = new Set<string>();
  const taken = courses.filter(({ game }) => !game);
  // Games come last, so that the other campaigns do not depend on them.
  const plans = [...planCampaigns(facts.company, taken, random), ...planGames(facts.company, courses)];
  return plans.flatMap((plan) => {
    const { campaign, sets } = campaignRow(facts, plan, random, now);
    rows.campaigns.push(campaign);
    for (const { id } of sets) {
      const link = { companyId: facts.companyId, campaignId: campaign.id };
      if (campaign.audience === 'departments') rows.campaignDepartments.push({ ...link, departmentId: id });
      else rows.campaignGroups.push({ ...link, groupId: id });
    }
    const outcomes = outcomesOf(facts, { plan, campaign, sets }, diligence, random, now);
    for (const { assignment, answers } of outcomes) {
      rows.assignments.push(assignment);
      for (const answer of answers) rows.quizAnswers.push(answer);
    }
    // The comments of the demo are about videos and cheat sheets.
    if (!plan.course.game)
      for (const review of reviewsOf(plan.course.id, outcomes, rated, now, random)) rows.courseReviews.push(review);
    return actsOf(facts, plan, campaign);
  });
}

type Campaign = TrainingRows['campaigns'][number] & { id: string };

interface Made {
  plan: CampaignPlan;
  campaign: Campaign;
  sets: readonly DemoSet[];
}

function campaignRow({ company, companyId, people, sets }: Facts, plan: CampaignPlan, random: Random, now: Date) {
  const { course, status, startedDaysAgo, endedDaysAgo, daysToComplete } = plan;
  const kind = plan.isForLearner
    ? 'all'
    : random.weighted<'all' | SetKind>({
        all: 70,
        departments: company.people > 20 ? 20 : 0,
        groups: company.people > 40 ? 10 : 0,
      });
  const there = sets.filter((set) => set.kind === kind && set.members.length > 0);
  const chosen = kind === 'all' ? [] : random.some(there, random.int(1, 3));
  const audience = chosen.length > 0 ? kind : 'all';
  const startsAt = startedDaysAgo > 0 ? officeMoment(now, startedDaysAgo, random.next()) : addDays(now, -startedDaysAgo);
  const only = chosen.length === 1 ? `, ${chosen[0]?.name ?? ''}` : '';
  const campaign: Campaign = {
    id: random.uuid(),
    companyId,
    courseId: course.id,
    name: `${course.name}${only}`,
    status,
    audience,
    startsAt,
    endedAt: status === 'ended' ? officeMoment(now, endedDaysAgo, random.next()) : null,
    daysToComplete,
    notificationsEnabled: random.chance(0.85),
    notificationSubject: `New security awareness training from ${company.name}`,
    notificationMessage: null,
    createdBy: people[0]?.id ?? null,
    createdAt: status === 'scheduled' ? officeMoment(now, 2, random.next()) : startsAt,
  };
  return { campaign, sets: chosen };
}

/** People whom the campaign reached: they existed, and were not disabled before it started. */
function outcomesOf(
  { companyId, people }: Facts,
  made: Made,
  diligence: ReadonlyMap<string, number>,
  random: Random,
  now: Date,
): Outcome[] {
  const { plan, campaign, sets } = made;
  if (plan.status === 'scheduled') return [];
  const { id: campaignId, startsAt } = campaign;
  const until = campaign.endedAt ?? (plan.status === 'suspended' ? addDays(now, -12.6) : now);
  const members = new Set(sets.flatMap((set) => set.members.map(({ id }) => id)));
  const frame = {
    companyId,
    campaignId,
    course: plan.course,
    startsAt,
    until,
    daysToComplete: plan.daysToComplete,
    isNotified: campaign.notificationsEnabled,
  };
  return people.flatMap((person) => {
    const isReached = sets.length === 0 || members.has(person.id);
    const isExcluded = person.disabled && (plan.status !== 'ended' || person.updatedAt <= startsAt);
    if (!isReached || isExcluded || person.createdAt >= until) return [];
    const outcome = outcomeOf(person, frame, diligence.get(person.id) ?? 0.5, random);
    return [plan.isForLearner && person.email === demoLearner ? notBegun(outcome) : outcome];
  });
}

/** Audit entries for the start and the end. */
function actsOf({ people }: Facts, { course, daysToComplete }: CampaignPlan, campaign: Campaign): Act[] {
  const [actor] = people;
  if (!actor) return [];
  const common = { actor, subject: { type: 'campaign' as const, id: campaign.id, label: campaign.name }, count: 1, people: [] };
  const startsAt = campaign.startsAt.toISOString();
  const settings = { course: course.name, startsAt, assignmentType: assignmentType.encode(campaign.audience), daysToComplete };
  return [
    { ...common, at: campaign.createdAt, action: 'campaigns.started', before: null, after: settings },
    ...(campaign.endedAt
      ? [
          {
            ...common,
            at: campaign.endedAt,
            action: 'campaigns.ended' as const,
            before: { status: 'running' },
            after: { status: 'ended' },
          },
        ]
      : []),
  ];
}
