import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exerciseLimits } from '#contract/exercise/limits';
import type { exerciseUserOrderFields, listExercisePeople } from '#contract/exercise/reports';
import { now } from '../../clock.ts';
import { peopleTable } from '../../reports/people/people.ts';
import { readIn } from '../../reports/storedStatus.ts';

type PersonRow = z.output<typeof listExercisePeople.reply>['data']['items'][number];

const answers = sql`a.correct + a.partial + a.wrong`;

/** The people of a campaign with their answers. Days left follow the deadline, completion the number of answers. */
export const exercisePeople = peopleTable<PersonRow, (typeof exerciseUserOrderFields)[number]>({
  keys: {
    daysToComplete: sql`CASE WHEN a.status IN ('not_started', 'in_progress') THEN a.due_at END`,
    completionPercentage: answers,
    correct: sql`a.correct`,
    partial: sql`a.partial`,
    wrong: sql`a.wrong`,
    score: sql`a.score`,
    adjustedScore: sql`a.adjusted_score`,
  },
  mayBeEmpty: ['daysToComplete', 'score', 'adjustedScore'],
  columns: ({ reading }) => sql`CASE WHEN ${readIn(reading, sql`a.status`)} IN ('not_started', 'in_progress')
      THEN greatest(ceil(extract(epoch FROM a.due_at - ${now()}::timestamptz) / 86400), 0)::int END AS "daysToComplete",
    round(100.0 * (${answers}) / greatest(k.messages, 1), 2)::float8 AS "completionPercentage", a.correct, a.partial, a.wrong,
    round(a.score::numeric, 4)::float8 AS score, round(a.adjusted_score::numeric, 4)::float8 AS "adjustedScore",
    coalesce(a.score >= ${exerciseLimits.topScore}, false) AS "hasGoldenCertificate"`,
  joins: ({ campaignId }) =>
    sql`CROSS JOIN (SELECT count(*) AS messages FROM exercise_messages WHERE campaign_id = ${campaignId}) k`,
});
