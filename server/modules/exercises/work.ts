import { sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import { exerciseMoves } from '#contract/exercise/exerciseStates';
import { readExerciseAs } from '#contract/reports/reportStatus';
import { isUnlocked } from '../../db/plans.ts';
import { defineWork, taskMails } from '../work/public.ts';

/** Campaigns of phishing exercises, whose tasks are named after the campaign. */
export const exercises = defineWork({
  kind: 'exercise',
  campaigns: 'exercise_campaigns',
  links: { people: 'exercise_users', departments: 'exercise_departments', groups: 'exercise_groups' },
  moves: { ...exerciseMoves, end: exerciseMoves.archive },
  plan: { suspends: sql`(NOT ${isUnlocked})`, resumes: isUnlocked },
  begunAt: 'launched_at',
  endedAt: 'archived_at',
  tasks: {
    assignments: 'exercise_assignments',
    readings: readExerciseAs,
    // One of an outdated version has no answers to give any more.
    sorts: [{ task: 'exercise', reminder: 'includeGaming', where: sql`NOT c.is_outdated` }],
    name: sql`c.name`,
    hasDeadline: true,
    mails: taskMails('exercise', 'exerciseName'),
    subject: 'exercise',
    waitingList: 'exercises',
    profile: {
      done: sql`(a.correct + a.partial + a.wrong)`,
      total: sql`(SELECT count(*)::int FROM exercise_messages m WHERE m.campaign_id = c.id)`,
      score: sql`a.score * 100 / ${sql.raw(String(exerciseLimits.topScore))}`,
      course: sql`NULL::jsonb`,
    },
    // As in the report, which only Boost shows by person.
    isHiddenFrom: ({ plan }) => plan !== 'boost',
  },
});
