import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { Game } from '#contract/courses/courses';
import type { CompanyPlan } from '../companies.ts';
import type { Random } from '../random.ts';
import type { DemoCourse } from './courses.ts';

/** Plan of a campaign. Days before now; a negative start is in the future. */
export interface CampaignPlan {
  course: DemoCourse;
  status: CampaignStatus;
  startedDaysAgo: number;
  /** Only for ended campaigns. */
  endedDaysAgo: number;
  daysToComplete: number;
  /** For everybody, and not begun by the learner of the demo. */
  isForLearner?: true;
}

interface Amounts {
  ended: number;
  /** Days since the start of each running campaign. */
  running: readonly number[];
  suspended: readonly number[];
  /** Days until the start of each scheduled campaign. */
  scheduled: readonly number[];
  /** Only courses that every plan includes. */
  onlyFree?: true;
  /** The first of the running ones is for the learner of the demo. */
  hasLearner?: true;
}

const none = { ended: 0, running: [], suspended: [], scheduled: [] } as const;

/** Campaigns of the companies with demo accounts. */
const named: Readonly<Record<string, Amounts>> = {
  acme: { ...none, ended: 14, running: [3, 12, 26], scheduled: [6], hasLearner: true },
  globex: { ...none, running: [8, 2], scheduled: [] },
  initech: { ...none, ended: 2, suspended: [24, 17] },
  hooli: { ...none, ended: 1, running: [5], onlyFree: true },
  zenith: { ...none, ended: 6, running: [4, 15] },
  dormant: { ...none, ended: 2, onlyFree: true },
  heed: { ...none, ended: 3, running: [9] },
};

/** Campaigns of customers by plan. */
const byPlan: Record<CompanyPlan['plan'], (random: Random) => Amounts> = {
  boost: (random) => ({ ...none, ended: random.int(0, 2), running: random.chance(0.7) ? [random.int(1, 20)] : [] }),
  trial: (random) => ({ ...none, running: [random.int(1, 9)] }),
  trialEnded: (random) => ({ ...none, suspended: [random.int(16, 24)] }),
  free: (random) => ({ ...none, ended: random.int(0, 1), running: random.chance(0.4) ? [random.int(1, 12)] : [], onlyFree: true }),
};

/** Plans of games: when each began and ended, in days before now. */
const playedBy: Readonly<Record<string, readonly { game: Game; began: number; ended?: number }[]>> = {
  acme: [
    { game: 'phishing', began: 560, ended: 536 },
    { game: 'fake_or_real', began: 410, ended: 389 },
    { game: 'phishing', began: 204, ended: 183 },
    { game: 'fake_or_real', began: 66, ended: 48 },
    { game: 'phishing', began: 4 },
  ],
};

/** Campaigns of games, one after the other; the running one is for everybody. */
export const planGames = ({ key }: CompanyPlan, courses: readonly DemoCourse[]): CampaignPlan[] =>
  (playedBy[key] ?? []).flatMap(({ game, began, ended }): CampaignPlan[] => {
    const course = courses.find((one) => one.game === game);
    if (!course) return [];
    const plan = { course, startedDaysAgo: began, daysToComplete: 14 };
    return [
      ended === undefined
        ? { ...plan, status: 'running', endedDaysAgo: 0, isForLearner: true }
        : { ...plan, status: 'ended', endedDaysAgo: ended },
    ];
  });

/** Campaigns over a company's whole age; never two of the same course at once. */
export function planCampaigns(company: CompanyPlan, courses: readonly DemoCourse[], random: Random): CampaignPlan[] {
  const amounts = named[company.key] ?? byPlan[company.plan](random);
  const offered = courses.filter(({ isFree }) => isFree || !amounts.onlyFree);
  // Suspended campaigns have courses that are not free: the end of the trial suspended them.
  const paid = offered.filter(({ isFree }) => !isFree);
  const pick = (list: readonly DemoCourse[], count: number) => random.some(list, count);
  const active = pick(
    amounts.suspended.length > 0 ? paid : offered,
    amounts.running.length + amounts.suspended.length + amounts.scheduled.length,
  );
  const starts = [
    ...amounts.running.map((days) => ({ status: 'running' as const, days })),
    ...amounts.suspended.map((days) => ({ status: 'suspended' as const, days })),
    ...amounts.scheduled.map((days) => ({ status: 'scheduled' as const, days: -days })),
  ];
  const now = starts.flatMap(({ status, days }, i): CampaignPlan[] => {
    const course = active[i];
    if (!course || days > company.age - 4) return [];
    const forLearner = amounts.hasLearner && i === 0 ? { isForLearner: true as const } : {};
    return [{ course, status, startedDaysAgo: days, endedDaysAgo: 0, daysToComplete: random.pick([7, 7, 14]), ...forLearner }];
  });
  return [...endedCampaigns(company, offered, amounts.ended, random), ...now];
}

const latestEnd = 30;

/** Ended campaigns, one after the other, from the company's first weeks until a month ago. */
function endedCampaigns(company: CompanyPlan, courses: readonly DemoCourse[], count: number, random: Random): CampaignPlan[] {
  const span = company.age - 12 - latestEnd;
  if (span < 30) return [];
  const order = random.some(courses, courses.length);
  return Array.from({ length: count }, (_, i) => {
    const course = order[i % order.length];
    const step = span / count;
    const startedDaysAgo = latestEnd + span - step * (i + random.next() * 0.4);
    const daysToComplete = random.pick([7, 14, 14, 30]);
    const lasted = Math.min(daysToComplete + random.int(3, 20), startedDaysAgo - latestEnd + 12);
    return course
      ? [{ course, status: 'ended' as const, startedDaysAgo, endedDaysAgo: startedDaysAgo - lasted, daysToComplete }]
      : [];
  }).flat();
}
