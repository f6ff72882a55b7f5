import { randomUUID } from 'node:crypto';
import { createExercise, type CreateExerciseBody, type ExerciseCampaign } from '#contract/exercise/campaigns';
import { answerExercise } from '#contract/exercise/learning';
import type { Answer, AnswerLabel } from '#contract/exercise/templates';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { sql } from 'drizzle-orm';
import { exerciseAssignments, exerciseCampaigns, exerciseTemplates, exerciseTemplateVersions } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '../calls/callAs.ts';
import { workLife } from '../calls/workLife.ts';
import { asLearnerApp, startTestServer, type TestServer } from '../server/testServer.ts';

const past = new Date('2026-01-05T08:00:00Z');
/** The answers of every template here, by what they are worth. */
export const right: AnswerLabel = 'REPORT_PHISHING';
export const half: AnswerLabel = 'CALL_AND_VERIFY';
export const wrong: AnswerLabel = 'LOOKS_LEGIT';
export const answers: Answer[] = [
  { label: half, status: 'PARTIAL', description: 'Safe, but nobody else is warned' },
  { label: 'CHECK_OFFICIAL_APP', status: 'PARTIAL', description: 'Safe, but nobody else is warned' },
  { label: right, status: 'CORRECT', description: 'Everybody is warned' },
  { label: wrong, status: 'WRONG', description: 'The address is not theirs' },
];
export const tell = 'pay within the hour';

/** Templates with a callout in their body: of the library unless a company is given. Difficulties follow each other. Returns their ids. */
export async function someTemplates(
  { services }: Pick<TestServer, 'services'>,
  count: number,
  companyId: string | null = null,
): Promise<string[]> {
  const made = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), versionId: randomUUID(), index }));
  await ownerTx(services.db, async (tx) => {
    await tx.insert(exerciseTemplates).values(
      made.map(({ id, versionId }) => ({
        id,
        versionId,
        companyId,
        createdAt: past,
        updatedAt: past,
        language: companyId ? null : 'en',
      })),
    );
    await tx.insert(exerciseTemplateVersions).values(
      made.map(({ id, versionId, index }) => ({
        id: versionId,
        templateId: id,
        companyId,
        createdAt: past,
        answers,
        name: `Template ${index + 1}`,
        subject: 'An invoice is due',
        layoutType: 'EMAIL' as const,
        fromEmail: 'billing@supplier.example',
        fromName: 'Billing',
        legend: 'You work in accounting.',
        difficulty: ((index % 3) + 1) as Difficulty,
        html: `<p>Please <span class="callout" data-order="1">${tell}</span>.</p>`,
        callouts: [{ anchor: tell, description: 'Nobody has to hurry', orderNumber: 1, place: 'BODY' as const }],
      })),
    );
  });
  return made.map(({ id }) => id);
}

/** Inserts a running campaign of one template that the company made, with these people assigned, without the server's calls. */
export async function aRunningExercise(server: Pick<TestServer, 'services'>, companyId: string, userIds: readonly string[]) {
  const [templateId = ''] = await someTemplates(server, 1, companyId);
  const exerciseId = randomUUID();
  const key = { companyId, campaignId: exerciseId };
  await ownerTx(server.services.db, async (tx) => {
    await tx.insert(exerciseCampaigns).values({
      id: exerciseId,
      companyId,
      name: 'Exercise',
      status: 'running',
      audience: 'people',
      startsAt: past,
      launchedAt: past,
      createdAt: past,
      daysToComplete: 7,
      notificationsEnabled: false,
    });
    await tx.execute(sql`INSERT INTO exercise_messages (company_id, campaign_id, template_id, version_id, position)
      SELECT ${companyId}, ${exerciseId}, id, version_id, 1 FROM exercise_templates WHERE id = ${templateId}`);
    await tx
      .insert(exerciseAssignments)
      .values(userIds.map((userId) => ({ ...key, userId, assignedAt: past, dueAt: new Date('2999-01-01') })));
  });
  return { exerciseId, templateId };
}

/** A launch for everybody, now or at a time, with these ten templates. */
export const launchOf = (templateIds: readonly string[], startedAt: Date, given: object = {}): CreateExerciseBody => ({
  name: 'Spot the phish',
  startedAt: startedAt.toISOString(),
  daysToComplete: 7,
  packId: null,
  usersType: 'USERS_ALL',
  selectedDepartmentsIds: [],
  selectedGroupsIds: [],
  selectedUsersIds: [],
  notification: { isEnabled: true, subject: '', message: '' },
  templates: templateIds.map((templateId, index) => ({ orderNumber: index + 1, templateId })),
  ...given,
});

/** A server with ten templates of the library, to watch exercises over time. Reset the clock after each test. */
export async function startExerciseLife(given?: TestServer) {
  const server = given ?? (await startTestServer());
  const templates = await someTemplates(server, 10);
  const app = (companyId: string): Call => callAs(server, asLearnerApp, companyId);
  const work = { campaigns: 'exercise_campaigns', counts: 'exercise_counts', ofCompany: 'set_id = company_id' };
  const life = workLife(server, work);
  return {
    ...life,
    templates,
    app,
    /** Launches, runs the job that assigns people, and returns the campaign. */
    async launch(companyId: string, call: Call, startedAt: Date, given: object = {}): Promise<ExerciseCampaign> {
      const reply = await call(createExercise, { body: launchOf(templates, startedAt, given) });
      if (reply.status !== 200) throw new Error(`not launched: ${reply.text}`);
      await life.assign(companyId);
      return reply.json<{ data: ExerciseCampaign }>().data;
    },
    /** One answer of a learner to the template at this place, from 0. */
    answer: (companyId: string, ids: { userId: string; campaignId: string }, place: number, answer: AnswerLabel) =>
      app(companyId)(answerExercise, { params: { ...ids, templateId: templates[place] ?? '' }, body: { answer } }),
    /** Answers of a learner to the first templates, in their order. */
    async answerAll(companyId: string, ids: { userId: string; campaignId: string }, given: readonly AnswerLabel[]) {
      for (const [place, answer] of given.entries()) await this.answer(companyId, ids, place, answer);
    },
  };
}
