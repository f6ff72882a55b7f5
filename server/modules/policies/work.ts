import { sql } from 'drizzle-orm';
import { campaignMoves } from '#contract/campaigns/campaignStates';
import { readAs } from '#contract/reports/reportStatus';
import { isUnlocked } from '../../db/plans.ts';
import { defineWork, taskMails } from '../work/public.ts';

/** A company without a plan keeps its presets; policies of its own are suspended. */
const isIncluded = sql`(c.source = 'preset' OR ${isUnlocked})`;

/** Revisions of policies, each a campaign; the one that runs ends when the next begins. */
export const policyWork = defineWork({
  kind: 'policy',
  campaigns: 'policy_revisions',
  links: { departments: 'policy_departments', groups: 'policy_groups' },
  moves: campaignMoves,
  plan: { suspends: sql`(NOT ${isIncluded})`, resumes: isIncluded },
  begunAt: 'published_at',
  endedAt: 'ended_at',
  // Its successor waits while the company is disabled, and so does it.
  endsAt: sql`(SELECT n.starts_at FROM policy_revisions n JOIN companies o ON o.id = n.company_id
    WHERE n.policy_id = c.policy_id AND n.status = 'scheduled' AND NOT o.disabled)`,
  tasks: {
    assignments: 'policy_assignments',
    readings: readAs,
    sorts: [{ task: 'policy', reminder: 'includePolicies', where: sql`true` }],
    name: sql`c.name`,
    hasDeadline: true,
    mails: taskMails('policy', 'policyName'),
    subject: 'policy',
    waitingList: 'policies',
    // A correction is not for people who acknowledged a revision since the last one for everybody.
    spares: sql`(NOT c.asks_again AND EXISTS (SELECT 1 FROM policy_revisions e JOIN policy_assignments d ON d.campaign_id = e.id
      WHERE e.policy_id = c.policy_id AND e.number >= c.required_since AND e.number < c.number AND d.user_id = u.id AND d.status = 'completed'))`,
    profile: {
      done: sql`(a.status = 'completed')::int`,
      total: sql`1`,
      score: sql`NULL::int`,
      course: sql`NULL::jsonb`,
    },
  },
});
