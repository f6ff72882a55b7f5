import { sql } from 'drizzle-orm';
import { campaignMoves } from '#contract/campaigns/campaignStates';
import { readAs } from '#contract/reports/reportStatus';
import { defineWork, taskMails } from '../work/public.ts';
import { afterMoves } from './afterMoves.ts';
import { mayResume, needsPlan } from './plan.ts';

const isGame = sql`(SELECT k.is_gaming FROM courses k WHERE k.id = c.course_id)`;

/** Campaigns of courses and of games, whose tasks are named after their course. */
export const trainings = defineWork({
  kind: 'training',
  campaigns: 'campaigns',
  links: { departments: 'campaign_departments', groups: 'campaign_groups' },
  moves: campaignMoves,
  endedAt: 'ended_at',
  plan: { suspends: needsPlan, resumes: mayResume },
  afterMoves,
  tasks: {
    assignments: 'assignments',
    readings: readAs,
    sorts: [
      { task: 'training', reminder: 'includeVideoTraining', where: sql`NOT ${isGame}` },
      { task: 'game', reminder: 'includeGaming', where: isGame },
    ],
    name: sql`(SELECT k.name FROM courses k WHERE k.id = c.course_id)`,
    hasDeadline: true,
    mails: { ...taskMails('campaign', 'courseName'), ownReminder: 'reminder_course' },
    subject: 'campaign',
    waitingList: 'campaigns',
    profile: {
      done: sql`cardinality(a.done_chapters)`,
      total: sql`(SELECT count(*)::int FROM chapters p WHERE p.course_id = c.course_id)`,
      score: sql`a.score`,
      course: sql`(SELECT jsonb_build_object('id', k.id, 'name', k.name) FROM courses k WHERE k.id = c.course_id)`,
    },
  },
});
