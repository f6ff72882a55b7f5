import { readExerciseAs } from '#contract/reports/reportStatus';
import { now } from '#server/clock';
import { exerciseWork } from '#server/modules/exerciseReports/reportedWork';
import type { startExerciseLife } from './exercises.ts';

type Life = Awaited<ReturnType<typeof startExerciseLife>>;

/** Whoever has begun has some answers, whoever has completed it all of them. `n` is the number of the person. */
const standingOf = `(ARRAY['not_started', 'in_progress', 'completed', 'completed', 'overdue'])[1 + p.n % 5]`;
const people = `(SELECT a.*, row_number() OVER (ORDER BY u.email)::int AS n FROM exercise_assignments a JOIN users u ON u.id = a.user_id
  WHERE a.campaign_id = $1) p`;
const insertAnswers = `INSERT INTO exercise_answers (company_id, campaign_id, user_id, template_id, answer, status, answered_at)
  SELECT p.company_id, p.campaign_id, p.user_id, m.template_id, x.answer, x.status, $2
  FROM ${people} JOIN exercise_messages m ON m.campaign_id = p.campaign_id
  JOIN (VALUES (0, 'REPORT_PHISHING', 'CORRECT'), (1, 'CALL_AND_VERIFY', 'PARTIAL'), (2, 'LOOKS_LEGIT', 'WRONG'),
    (3, 'CHECK_OFFICIAL_APP', 'PARTIAL')) x(k, answer, status) ON x.k = (p.n * 7 + m.position * 3) % 4
  WHERE m.position <= CASE p.n % 5 WHEN 0 THEN 0 WHEN 1 THEN 1 + p.n % 4 WHEN 4 THEN p.n % 3 ELSE 10 END`;
const writeResults = `UPDATE exercise_assignments a SET status = ${standingOf}, correct = r.correct, partial = r.partial, wrong = r.wrong,
    due_at = a.due_at + make_interval(hours => p.n % 7), score = CASE WHEN p.n % 5 IN (2, 3) THEN (p.n % 6) * 2 END,
    adjusted_score = CASE WHEN p.n % 5 IN (2, 3) THEN (p.n % 5) * 2.5 END,
    completed_at = CASE WHEN p.n % 5 IN (2, 3) THEN $2::timestamptz + make_interval(hours => p.n % 9) END
  FROM ${people} CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE status = 'CORRECT') AS correct, count(*) FILTER (WHERE status = 'PARTIAL') AS partial,
    count(*) FILTER (WHERE status = 'WRONG') AS wrong FROM exercise_answers r WHERE r.campaign_id = p.campaign_id AND r.user_id = p.user_id) r
  WHERE a.campaign_id = p.campaign_id AND a.user_id = p.user_id`;

/** A company of sixty people in several departments and groups, one of them deleted, whose exercise is in every state. */
export async function aShuffledExercise(life: Life) {
  const { companyId, call, admin } = await life.aCustomer();
  const users = await life.server.manyUsers(companyId, 60);
  const some = (each: number, from = 0) => users.filter((_, i) => i % each === from);
  const departments = [
    (await life.server.aDepartment({ companyId, name: 'Sales' }, some(2))).id,
    (await life.server.aDepartment({ companyId, name: 'accounting' }, some(3))).id,
    (await life.server.aDepartment({ companyId, name: 'Board' }, some(20, 7))).id,
  ];
  const groups = [
    (await life.server.aGroup({ companyId, name: 'Night shift' }, some(4))).id,
    (await life.server.aGroup({ companyId, name: 'First aid' }, some(5, 1))).id,
  ];
  const { id: campaignId } = await life.launch(companyId, call, now());
  await life.query(insertAnswers, [campaignId, now()]);
  await life.query(writeResults, [campaignId, now()]);
  await life.query(
    `UPDATE users SET deleted_at = now(), name = 'Deleted', last_name = 'user', email = id || '@deleted.invalid' WHERE id = $1`,
    [users[6]?.id],
  );
  return { companyId, call, admin, users, departments, groups, campaignId, work: exerciseWork, reading: readExerciseAs.running };
}
export type ShuffledExercise = Awaited<ReturnType<typeof aShuffledExercise>>;
