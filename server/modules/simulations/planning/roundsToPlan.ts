import { type SQL, sql } from 'drizzle-orm';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { RoundStatus, SimulationSchedule, SimulationTemplateType } from '#contract/simulation/states';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { RoundToPlan } from './slots.ts';

export interface StoredRound extends RoundToPlan {
  campaignName: string;
  number: number;
  status: RoundStatus;
  chunksDone: number;
  difficulty: Difficulty | null;
  schedule: SimulationSchedule;
  /** The first day of the campaign. */
  firstDay: string;
  templateIds: string[];
  templateTypes: SimulationTemplateType[];
}

/**
 * Rounds `r` of campaigns `c` that run, with what is needed to plan them. Locked until the transaction ends: nobody plans one twice, and
 * no campaign changes or ends meanwhile.
 */
export const lockRounds = (tx: Tx, which: SQL): Promise<StoredRound[]> =>
  rows<StoredRound>(
    tx,
    sql`SELECT r.id, r.company_id AS "companyId", r.campaign_id AS "campaignId", c.name AS "campaignName", r.number, r.status, r.chunks, r.chunks_done AS "chunksDone",
        r.starts_on::text AS "startsOn", r.ends_on::text AS "endsOn", r.last_on::text AS "lastOn", c.audience, c.time_zone AS "timeZone", c.start_hour AS "startHour",
        c.end_hour AS "endHour", c.sending_days AS "sendingDays", c.difficulty, c.schedule, c.starts_on::text AS "firstDay",
        c.template_types AS "templateTypes", o.lang AS language,
        ARRAY(SELECT t.template_id FROM simulation_choices t WHERE t.campaign_id = c.id) AS "templateIds",
        EXISTS (SELECT FROM simulation_choices t WHERE t.campaign_id = c.id) AS "hasChosenTemplates"
      FROM simulation_rounds r JOIN simulation_campaigns c ON c.id = r.campaign_id JOIN companies o ON o.id = r.company_id
      WHERE c.status = 'running' AND c.paused_at IS NULL AND NOT o.disabled AND ${which}
      ORDER BY r.id FOR UPDATE OF r FOR SHARE OF c`,
  );
