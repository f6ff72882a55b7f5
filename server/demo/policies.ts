import { sql } from 'drizzle-orm';
import type { AssignmentStatus, CampaignStatus } from '#contract/campaigns/campaignStates';
import { policyLimits } from '#contract/policies/limits';
import type { PolicySource } from '#contract/policies/states';
import {
  policyAcknowledgements,
  policyAssignments,
  policyDepartments,
  policies,
  policyDrafts,
  policyRevisions,
} from '../db/schema.ts';
import { run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { filledPreset, sha256Of } from '../modules/policies/public.ts';
import { insertRows } from './insertRows.ts';
import { addDays, lastReminder, officeMoment } from './moments.ts';
import { makeRandom, type Random } from './random.ts';
import type { World } from './world.ts';

/** A published text: when it began (negative: when it will begin), and which share of people acknowledge it. */
interface RevisionPlan {
  daysAgo: number;
  share: number;
  note?: string;
  /** A correction: only for people who have not acknowledged the one before. */
  isCorrection?: true;
}

interface PolicyPlan {
  /** Of a preset, or the company’s own text. */
  from: { preset: string } | { html: string };
  name: string;
  revisions: readonly RevisionPlan[];
  status?: CampaignStatus;
  endedDaysAgo?: number;
  isForDepartment?: true;
  minMinutes?: number;
  reviewMonths?: number;
  draft?: string;
}

const visitors = `<h2>Visitors</h2><p>Meet your visitors at the entrance and stay with them.</p><ul><li><p>Visitors wear a badge.</p></li>
<li><p>Nobody holds a door open for people without one.</p></li></ul>`;
const suppliers = `<h2>Changed bank details</h2><p>Pay to a changed account only after a call to the number that we know.</p>
<ol><li><p>Call the supplier.</p></li><li><p>Have a second person agree.</p></li><li><p>Write down who said what.</p></li></ol>`;
const vehicles = '<h2>Company cars</h2><p>Nothing stays in a parked car: no laptop, no papers, no badge.</p>';

/** Policies by company: two years of them at Acme, two in a trial, one suspended after it, one of a company without a plan. */
const plans: Record<string, readonly PolicyPlan[]> = {
  acme: [
    {
      from: { preset: 'acceptable-use' },
      name: 'Acceptable use',
      revisions: [
        { daysAgo: 720, share: 0.9 },
        { daysAgo: 372, share: 0.95, note: 'Reviewed, no changes' },
      ],
    },
    {
      from: { preset: 'passwords' },
      name: 'Passwords and sign-in',
      revisions: [
        { daysAgo: 700, share: 0.88 },
        { daysAgo: 520, share: 0.5, note: 'Passkeys are welcome', isCorrection: true },
        { daysAgo: 330, share: 0.93, note: 'Reviewed, no changes' },
        { daysAgo: 40, share: 0.96, note: 'Longer passwords' },
      ],
    },
    { from: { preset: 'clean-desk' }, name: 'Desk and screens', revisions: [{ daysAgo: 12, share: 0.61 }], minMinutes: 2 },
    {
      from: { preset: 'working-away' },
      name: 'Working away',
      revisions: [
        { daysAgo: 400, share: 0.9 },
        { daysAgo: -5, share: 0, note: 'New rules for trains' },
      ],
    },
    { from: { preset: 'incident-reporting' }, name: 'Reporting incidents', revisions: [{ daysAgo: 90, share: 0.97 }] },
    {
      from: { html: visitors },
      name: 'Visitors',
      revisions: [{ daysAgo: 200, share: 0.9 }],
      draft: visitors.replace('badge', 'red badge'),
    },
    {
      from: { html: suppliers },
      name: 'Changed bank details',
      revisions: [{ daysAgo: 25, share: 0.8 }],
      isForDepartment: true,
      reviewMonths: 6,
    },
    {
      from: { html: vehicles },
      name: 'Company cars',
      revisions: [{ daysAgo: 500, share: 0.7 }],
      status: 'ended',
      endedDaysAgo: 100,
    },
    { from: { preset: 'ai-assistants' }, name: 'AI assistants', revisions: [] },
  ],
  globex: [
    { from: { preset: 'clean-desk' }, name: 'Clean desk', revisions: [{ daysAgo: 6, share: 0.5 }] },
    { from: { html: visitors }, name: 'Guests', revisions: [{ daysAgo: 4, share: 0.3 }] },
  ],
  initech: [{ from: { html: visitors }, name: 'Visitors', revisions: [{ daysAgo: 22, share: 0.4 }], status: 'suspended' }],
  hooli: [{ from: { preset: 'passwords' }, name: 'Passwords and sign-in', revisions: [{ daysAgo: 30, share: 0.8 }] }],
};

interface Rows {
  policies: (typeof policies.$inferInsert)[];
  drafts: (typeof policyDrafts.$inferInsert)[];
  revisions: (typeof policyRevisions.$inferInsert)[];
  departments: (typeof policyDepartments.$inferInsert)[];
  assignments: (typeof policyAssignments.$inferInsert)[];
  acknowledgements: (typeof policyAcknowledgements.$inferInsert)[];
}

/** Policies of the demo companies with the acknowledgements of their people. Deterministic, like the rest of the demo. */
export async function makePolicies(tx: Tx, world: World, now: Date): Promise<void> {
  const made: Rows = { policies: [], drafts: [], revisions: [], departments: [], assignments: [], acknowledgements: [] };
  for (const [slug, ofCompany] of Object.entries(plans)) {
    const random = makeRandom(`policies of ${slug}`);
    const company = world.companies.find((one) => one.slug === slug);
    if (!company?.id) throw new Error(`the demo lacks ${slug}`);
    for (const plan of ofCompany) addPolicy(made, { world, company: { ...company, id: company.id }, plan, random, now });
  }
  await insertRows(tx, policies, made.policies);
  await insertRows(tx, policyDrafts, made.drafts);
  await insertRows(tx, policyRevisions, made.revisions);
  await insertRows(tx, policyDepartments, made.departments);
  await insertRows(tx, policyAssignments, made.assignments);
  await insertRows(tx, policyAcknowledgements, made.acknowledgements);
  // Owners got the mail about a review that is due on its day.
  await run(tx, sql`UPDATE policies SET review_mailed_for = next_review_on WHERE next_review_on <= ${now}`);
}

interface Making {
  world: World;
  company: World['companies'][number] & { id: string };
  plan: PolicyPlan;
  random: Random;
  now: Date;
}

interface Content {
  source: PolicySource;
  html: string;
  presetId: string | null;
  presetEdition: number | null;
  places: Record<string, string>;
}

function contentOf({ from }: PolicyPlan, { name, id }: { name: string; id: string }): Content {
  if ('html' in from)
    return { source: 'text', html: from.html.replaceAll('\n', ''), presetId: null, presetEdition: null, places: {} };
  const places = { companyName: name, securityContact: `security@${id.slice(0, 8)}.example` };
  const { html, edition } = filledPreset(from.preset, 'en', places);
  return { source: 'preset', html, presetId: from.preset, presetEdition: edition, places };
}

function addPolicy(made: Rows, making: Making): void {
  const { company, plan, random, now } = making;
  const policyId = random.uuid();
  const companyId = company.id;
  const content = contentOf(plan, company);
  const begins = plan.revisions.map(({ daysAgo }) =>
    daysAgo > 0 ? officeMoment(now, daysAgo, random.next()) : addDays(now, -daysAgo),
  );
  made.policies.push({
    id: policyId,
    companyId,
    name: plan.name,
    presetId: content.presetId,
    ownerId: company.creatorId ?? null,
    reviewMonths: plan.reviewMonths ?? policyLimits.reviewMonths.default,
    createdBy: company.creatorId ?? null,
    createdAt: begins[0] && begins[0] < now ? begins[0] : officeMoment(now, 2, random.next()),
  });
  const text = plan.draft ?? (plan.revisions.length === 0 ? content.html : undefined);
  if (text !== undefined)
    made.drafts.push({
      policyId,
      companyId,
      source: content.source,
      language: 'en',
      presetEdition: content.presetEdition,
      html: text.replaceAll('\n', ''),
      changeNote: '',
      places: content.places,
      edit: 3,
      savedAt: officeMoment(now, 1, random.next()),
      savedBy: company.creatorId ?? null,
    });
  addRevisions(made, making, { policyId, content, begins });
}

function addRevisions(made: Rows, making: Making, of: { policyId: string; content: Content; begins: readonly Date[] }): void {
  const { company, plan, random, now } = making;
  const companyId = company.id;
  const department = plan.isForDepartment && making.world.departments.find((one) => one.companyId === companyId);
  let requiredSince = 1;
  let keeps = new Set<string>();
  for (const [index, { daysAgo, share, note = '', isCorrection = false }] of plan.revisions.entries()) {
    const startsAt = of.begins[index] ?? now;
    const next = of.begins[index + 1];
    const isLast = !next || next > now;
    const status: CampaignStatus = daysAgo < 0 ? 'scheduled' : isLast ? (plan.status ?? 'running') : 'ended';
    const ended = plan.endedDaysAgo === undefined ? null : officeMoment(now, plan.endedDaysAgo, random.next());
    const endedAt = status === 'ended' ? (next ?? ended) : null;
    const campaignId = random.uuid();
    const number = index + 1;
    if (!isCorrection) requiredSince = number;
    const contentSha256 = sha256Of(of.content.html);
    made.revisions.push({
      id: campaignId,
      companyId,
      policyId: of.policyId,
      number,
      name: plan.name,
      status,
      audience: department ? 'departments' : 'all',
      startsAt,
      publishedAt: status === 'scheduled' ? null : startsAt,
      endedAt,
      createdBy: company.creatorId ?? null,
      createdAt: status === 'scheduled' ? officeMoment(now, 1, random.next()) : startsAt,
      daysToComplete: policyLimits.daysToComplete.default,
      notificationsEnabled: true,
      source: of.content.source,
      language: 'en',
      presetEdition: of.content.presetEdition,
      html: of.content.html,
      places: of.content.places,
      changeNote: note,
      contentSha256,
      asksAgain: !isCorrection,
      requiredSince,
      approvedBy: 'Management board',
      approvedOn: addDays(startsAt < now ? startsAt : now, -3)
        .toISOString()
        .slice(0, 10),
      minMinutes: plan.minMinutes ?? 0,
    });
    if (department?.id) made.departments.push({ companyId, campaignId, departmentId: department.id });
    if (status === 'scheduled') continue;
    const until = endedAt ?? (status === 'suspended' ? addDays(now, -12.6) : now);
    const done = addPeople(made, making, {
      campaignId,
      startsAt,
      until,
      share,
      contentSha256,
      departmentId: department ? department.id : undefined,
      without: isCorrection ? keeps : new Set(),
    });
    keeps = isCorrection ? new Set([...keeps, ...done]) : done;
  }
}

interface Frame {
  campaignId: string;
  startsAt: Date;
  until: Date;
  share: number;
  contentSha256: string;
  departmentId: string | undefined;
  /** People whose acknowledgement of an earlier revision still counts. */
  without: ReadonlySet<string>;
}

/** Assigns the people of a revision; returns those who acknowledged it. */
function addPeople(made: Rows, { world, company, random }: Making, frame: Frame): Set<string> {
  const { campaignId, startsAt, until, share, contentSha256, departmentId, without } = frame;
  const companyId = company.id;
  const members =
    departmentId && new Set(world.userDepartments.flatMap((one) => (one.departmentId === departmentId ? one.userId : [])));
  const done = new Set<string>();
  for (const { id: userId, companyId: of, disabled, createdAt } of world.users) {
    if (of !== companyId || !userId || disabled || createdAt >= until || without.has(userId)) continue;
    if (members && !members.has(userId)) continue;
    const assignedAt = createdAt > startsAt ? createdAt : startsAt;
    const days = policyLimits.daysToComplete.default;
    const zeal = random.next();
    const opened = addDays(assignedAt, 0.05 + random.next() ** 2 * days * 1.1);
    const at = new Date(opened.getTime() + random.int(3, 20) * 60_000);
    const isDone = zeal < share && at < until;
    const isOpened = isDone || (zeal < share + (1 - share) / 2 && opened < until);
    const dueAt = addDays(assignedAt, days);
    const status: AssignmentStatus = isDone ? 'completed' : dueAt <= until ? 'overdue' : isOpened ? 'in_progress' : 'not_started';
    made.assignments.push({
      companyId,
      campaignId,
      userId,
      status,
      assignedAt,
      dueAt,
      startedAt: isOpened ? opened : null,
      openedAt: isOpened ? opened : null,
      completedAt: isDone ? at : null,
      remindedAt: isDone ? null : lastReminder(assignedAt, until),
    });
    if (!isDone) continue;
    done.add(userId);
    made.acknowledgements.push({ companyId, campaignId, userId, at, openedAt: opened, contentSha256, app: 'page' });
  }
  return done;
}
