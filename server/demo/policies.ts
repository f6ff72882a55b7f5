import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AssignmentStatus, CampaignStatus } from '#contract/campaigns/campaignStates';
import { policyLimits } from '#contract/policies/limits';
import type { PolicySource } from '#contract/policies/states';
import {
  filePieces,
  files,
  policyAcknowledgements,
  policyAssignments,
  policyDepartments,
  policies,
  policyDrafts,
  policyRevisions,
} from '../db/schema.ts';
import { run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { uploadPath } from '../files/addresses.ts';
import { filledPreset, sha256Of } from '../modules/policies/public.ts';
import { insertRows } from './insertRows.ts';
import { addDays, lastReminder, officeMoment } from './moments.ts';
import { type PolicyPlan, policyPlans } from './policyPlans.ts';
import { makeRandom, type Random } from './random.ts';
import type { World } from './world.ts';

interface Rows {
  files: (typeof files.$inferInsert)[];
  pieces: (typeof filePieces.$inferInsert)[];
  policies: (typeof policies.$inferInsert)[];
  drafts: (typeof policyDrafts.$inferInsert)[];
  revisions: (typeof policyRevisions.$inferInsert)[];
  departments: (typeof policyDepartments.$inferInsert)[];
  assignments: (typeof policyAssignments.$inferInsert)[];
  acknowledgements: (typeof policyAcknowledgements.$inferInsert)[];
}

/** Policies of the demo companies with the acknowledgements of their people. Deterministic, like the rest of the demo. */
export async function makePolicies(tx: Tx, world: World, now: Date): Promise<void> {
  const made: Rows = {
    files: [],
    pieces: [],
    policies: [],
    drafts: [],
    revisions: [],
    departments: [],
    assignments: [],
    acknowledgements: [],
  };
  for (const [slug, ofCompany] of Object.entries(policyPlans)) {
    const random = makeRandom(`policies of ${slug}`);
    const company = world.companies.find((one) => one.slug === slug);
    if (!company?.id) throw new Error(`the demo lacks ${slug}`);
    for (const plan of ofCompany) addPolicy(made, { world, company: { ...company, id: company.id }, plan, random, now });
  }
  await insertRows(tx, files, made.files);
  await insertRows(tx, filePieces, made.pieces);
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
  file: string | null;
  fileName: string | null;
  fileBytes: number | null;
  sha256: string;
}

const noFile = { file: null, fileName: null, fileBytes: null };

function contentOf(made: Rows, { from }: PolicyPlan, { company: { name, id: companyId }, random, now }: Making): Content {
  if ('pdf' in from) {
    const { pdf, fileName } = from;
    const fileId = random.uuid();
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const bytes = pdf.length;
    made.files.push({
      id: fileId,
      companyId,
      kind: 'policy',
      type: 'application/pdf',
      name: fileName,
      bytes,
      sha256,
      createdAt: officeMoment(now, 70, random.next()),
    });
    made.pieces.push({ companyId, fileId, position: 0, content: pdf });
    const file = uploadPath(companyId, fileId);
    return { source: 'pdf', html: '', presetId: null, presetEdition: null, places: {}, file, fileName, fileBytes: bytes, sha256 };
  }
  if ('html' in from) {
    const html = from.html.replaceAll('\n', '');
    return { ...noFile, source: 'text', html, presetId: null, presetEdition: null, places: {}, sha256: sha256Of(html) };
  }
  const places = { companyName: name, securityContact: `security@${companyId.slice(0, 8)}.example` };
  const { html, edition } = filledPreset(from.preset, 'en', places);
  return { ...noFile, source: 'preset', html, presetId: from.preset, presetEdition: edition, places, sha256: sha256Of(html) };
}

function addPolicy(made: Rows, making: Making): void {
  const { company, plan, random, now } = making;
  const policyId = random.uuid();
  const companyId = company.id;
  const content = contentOf(made, plan, making);
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
    edit: 3,
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
    const { source, presetEdition, html, places, file, fileName, fileBytes, sha256: contentSha256 } = of.content;
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
      source,
      language: 'en',
      presetEdition,
      html,
      places,
      file,
      fileName,
      fileBytes,
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
