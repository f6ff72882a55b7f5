import { sql } from 'drizzle-orm';
import { campaignMoves } from '#contract/campaigns/campaignStates';
import { readAs } from '#contract/reports/reportStatus';
import { isUnlocked } from '../../db/plans.ts';
import { defineWork, taskMails } from '../work/public.ts';
import { adviceOf } from './advice.ts';

/** The video of a month, a campaign; the one that is open ends when the next begins. */
export const monthlyWork = defineWork({
  kind: 'monthly',
  campaigns: 'monthly_events',
  links: { departments: 'monthly_departments', groups: 'monthly_groups' },
  moves: campaignMoves,
  plan: { suspends: sql`(NOT ${isUnlocked})`, resumes: isUnlocked },
  begunAt: 'begun_at',
  endedAt: 'ended_at',
  // Its successor waits while the company is disabled, and so does it.
  endsAt: sql`(SELECT n.starts_at FROM monthly_events n JOIN companies o ON o.id = n.company_id
    WHERE n.company_id = c.company_id AND n.status = 'scheduled' AND NOT o.disabled)`,
  tasks: {
    assignments: 'monthly_assignments',
    readings: readAs,
    sorts: [{ task: 'video', reminder: 'includeCalendarVideos', where: sql`true` }],
    name: sql`c.name`,
    hasDeadline: true,
    mails: taskMails('monthly_video', 'videoName', adviceOf),
    subject: 'monthlyVideo',
    waitingList: 'events',
    profile: {
      done: sql`(a.status = 'completed')::int`,
      total: sql`1`,
      score: sql`NULL::int`,
      course: sql`NULL::jsonb`,
    },
  },
});
