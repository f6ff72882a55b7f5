import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveExercise } from '#contract/exercise/campaigns';
import { type ExerciseMessage, listAssignedExercises, readExercise } from '#contract/exercise/learning';
import { now } from '#server/clock';
import { run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { frameMessage } from '#server/html/frameMessage';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { answers, half, right, startExerciseLife, tell, wrong } from '#tests/support/exercises/exercises';
import type { TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let companyId: string;
let call: Call;
let campaignId: string;
let people: Awaited<ReturnType<TestServer['manyUsers']>>;
beforeAll(async () => {
  life = await startExerciseLife();
  ({ companyId, call } = await life.aCustomer());
  people = await life.server.manyUsers(companyId, 6);
  ({ id: campaignId } = await life.launch(companyId, call, now()));
});

let next = 0;
const somebody = () => ({ userId: people[next++]?.id ?? '', campaignId });
const read = async (ids: { userId: string; campaignId: string }) =>
  (await life.app(companyId)(readExercise, { params: ids })).json<{ exercise: object; messages: ExerciseMessage[] }>();

describe('a learner', () => {
  it('sees nothing that gives a message away before answering it', async () => {
    const ids = somebody();
    const { exercise, messages } = await read(ids);
    expect(exercise).toMatchObject({ campaignId, status: 'not_started', total: 10, answered: 0, score: null });
    expect(messages).toHaveLength(10);
    const text = JSON.stringify(messages);
    for (const word of ['CORRECT', 'PARTIAL', 'WRONG', 'callout', 'data-order', 'Nobody has to hurry', 'Everybody is warned'])
      expect(text).not.toContain(word);
    expect(messages[0]).toMatchObject({
      html: frameMessage(`<p>Please ${tell}.</p>`),
      labels: ['CALL_AND_VERIFY', 'CHECK_OFFICIAL_APP', 'REPORT_PHISHING', 'LOOKS_LEGIT'],
      result: null,
    });
  });

  it('sees the result of an answered message only, and cannot answer it again', async () => {
    const ids = somebody();
    const reply = await life.answer(companyId, ids, 0, wrong);
    expect(reply.json()).toMatchObject({
      exercise: { status: 'in_progress', answered: 1 },
      message: { result: { answer: wrong, status: 'WRONG', answers, callouts: [{ anchor: tell }] } },
    });
    expect((await life.answer(companyId, ids, 0, right)).code).toBe('exercise_answered');
    const { messages } = await read(ids);
    expect(messages.map(({ result }) => result?.status ?? null)).toEqual(['WRONG', ...Array<null>(9).fill(null)]);
  });

  it('gets a score out of ten, and one that counts hard messages more', async () => {
    const ids = somebody();
    // Difficulties are 1, 2, 3, 1, 2, 3, 1, 2, 3, 1: right are the first six, one is half right, three are wrong.
    await life.answerAll(companyId, ids, [...Array<typeof right>(6).fill(right), half, wrong, wrong, wrong]);
    expect(await read(ids)).toMatchObject({ exercise: { status: 'completed', answered: 10, score: 6.5 } });
    const [row] = await life.query<{ adjusted: number }>(
      'SELECT adjusted_score::float8 AS adjusted FROM exercise_assignments WHERE campaign_id = $1 AND user_id = $2',
      [campaignId, ids.userId],
    );
    expect(row?.adjusted).toBeCloseTo((10 * (12 + 0.5)) / 19, 2);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('answers once, also when two answers arrive at the same moment', async () => {
    const ids = somebody();
    const replies = await Promise.all([right, wrong, half].map((answer) => life.answer(companyId, ids, 4, answer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const counted = await life.query<{ n: number }>(
      'SELECT (correct + partial + wrong)::int AS n FROM exercise_assignments WHERE campaign_id = $1 AND user_id = $2',
      [campaignId, ids.userId],
    );
    expect(counted).toEqual([{ n: 1 }]);
  });

  it('is known by the company and the key of the learner app only', async () => {
    const ids = somebody();
    const other = await life.aCustomer();
    expect((await life.app(other.companyId)(readExercise, { params: ids })).status).toBe(404);
    expect((await callAs(life.server, {}, companyId)(readExercise, { params: ids })).code).toBe('invalid_session');
    const asked = await life.app(companyId)(listAssignedExercises, { params: ids });
    expect(asked.json()).toMatchObject([{ campaignId }]);
  });

  it('can answer no more after the campaign is suspended or archived', async () => {
    const { companyId: own, call: admin } = await life.aCustomer();
    const person = await life.server.aUser({ companyId: own });
    const { id } = await life.launch(own, admin, now());
    const ids = { userId: person.id, campaignId: id };
    // The clock does the same with the plan.
    const setPlan = (hasBoost: boolean) => life.query('UPDATE companies SET has_boost = $2 WHERE id = $1', [own, hasBoost]);
    await setPlan(false);
    await life.query("UPDATE exercise_campaigns SET status = 'suspended' WHERE id = $1", [id]);
    expect((await life.answer(own, ids, 0, right)).code).toBe('campaign_not_running');
    await setPlan(true);
    await life.query("UPDATE exercise_campaigns SET status = 'running' WHERE id = $1", [id]);
    expect((await life.answer(own, ids, 0, right)).status).toBe(200);
    await admin(archiveExercise, { params: { campaignId: id } });
    expect((await life.answer(own, ids, 1, right)).code).toBe('campaign_not_running');
    expect((await life.app(own)(listAssignedExercises, { params: ids })).json()).toEqual([]);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('who answers at the moment of the archiving is too late', async () => {
    const { companyId: own, call: admin } = await life.aCustomer();
    const person = await life.server.aUser({ companyId: own });
    const { id } = await life.launch(own, admin, now());
    const { db } = life.server.services;
    let answered: ReturnType<typeof life.answer> | undefined;
    await ownerTx(db, async (tx) => {
      await run(tx, sql`UPDATE exercise_campaigns SET status = 'archived', archived_at = ${now()} WHERE id = ${id}`);
      answered = life.answer(own, { userId: person.id, campaignId: id }, 0, right);
      await untilWaiting(db, tx, 1);
    });
    expect((await answered)?.code).toBe('campaign_not_running');
  });

  it('keeps the messages of the launch when a template changes later', async () => {
    const ids = somebody();
    const before = await read(ids);
    await life.query('UPDATE exercise_templates SET version_id = gen_random_uuid() WHERE id = $1', [life.templates[9]]);
    expect(await read(ids)).toEqual(before);
  });
});
