import { sql } from 'drizzle-orm';
import { bitsOf, simulationLimits, usualWorkingDays, weekdaysOf } from '#contract/simulation/limits';
import type { z } from 'zod';
import type { getSendingSettings, saveSendingSettings } from '#contract/simulation/settings';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

type Sending = z.output<(typeof getSendingSettings)['reply']>['data'];
type Body = z.output<NonNullable<(typeof saveSendingSettings)['body']>>;

interface Stored {
  country: string | null;
  workingDays: number | null;
  quietDays: string[];
  isTrapEnabled: boolean;
  peopleMonths: number;
  exemptGroup: { id: string; name: string } | null;
}

/** On which days a company sends, who gets nothing, whether its mails have the empty link, and how long it keeps messages. */
export async function readSending(tx: Tx, companyId: string): Promise<Sending> {
  const { country, workingDays, ...stored } = await oneRow<Stored>(
    tx,
    sql`SELECT o.country, s.working_days AS "workingDays", coalesce(s.quiet_days::text[], '{}') AS "quietDays",
        coalesce(s.is_trap_enabled, true) AS "isTrapEnabled", coalesce(s.people_months, ${simulationLimits.peopleMonths.usual}::int) AS "peopleMonths",
        (SELECT jsonb_build_object('id', g.id, 'name', g.name) FROM groups g
          WHERE g.company_id = o.id AND g.id = s.exempt_group_id) AS "exemptGroup"
      FROM companies o LEFT JOIN simulation_settings s ON s.company_id = o.id WHERE o.id = ${companyId}`,
  );
  const usual = weekdaysOf(usualWorkingDays(country));
  return { ...stored, workingDays: workingDays === null ? null : weekdaysOf(workingDays), usualWorkingDays: usual };
}

/** `header` marks the mails of a company that has no settings yet. Refuses a group that the company does not have, or into which a follow-up puts people. */
export async function saveSending(tx: Tx, actor: Actor, body: Body, header: string): Promise<void> {
  const { companyId } = actor;
  // So that no follow-up is made for the group meanwhile.
  await lockCompany(tx, actor);
  const before = await readSending(tx, companyId);
  await requireGroup(tx, companyId, body.exemptGroupId);
  const days = body.workingDays === null ? null : bitsOf(body.workingDays);
  const quiet = sql`${sql.param([...new Set(body.quietDays)].toSorted())}::date[]`;
  await run(
    tx,
    sql`INSERT INTO simulation_settings (company_id, x_test_phish, working_days, quiet_days, exempt_group_id, is_trap_enabled, people_months, updated_at)
      VALUES (${companyId}, ${header}, ${days}, ${quiet}, ${body.exemptGroupId}, ${body.isTrapEnabled}, ${body.peopleMonths}, ${now()})
      ON CONFLICT (company_id) DO UPDATE SET working_days = excluded.working_days, quiet_days = excluded.quiet_days,
        exempt_group_id = excluded.exempt_group_id, is_trap_enabled = excluded.is_trap_enabled, people_months = excluded.people_months,
        updated_at = excluded.updated_at`,
  );
  await note(tx, actor, before, await readSending(tx, companyId));
}

async function requireGroup(tx: Tx, companyId: string, groupId: string | null): Promise<void> {
  if (groupId === null) return;
  const [group] = await rows<{ isFollowedUp: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT FROM simulation_follow_ups f WHERE f.group_id = g.id) AS "isFollowedUp"
      FROM groups g WHERE g.company_id = ${companyId} AND g.id = ${groupId}`,
  );
  const fields = ['exemptGroupId'];
  if (!group) throw new Refusal('validation_failed', { fields });
  if (group.isFollowedUp) throw new Refusal('follow_up_group_exempt', { fields });
}

const audited = ({ workingDays, quietDays, exemptGroup, isTrapEnabled, peopleMonths }: Sending) => ({
  workingDays,
  quietDays,
  exemptGroup: exemptGroup?.name ?? null,
  isTrapEnabled,
  peopleMonths,
});

/** What changed of it, in words: the working days by their names, the group by its own. */
async function note(tx: Tx, actor: Actor, before: Sending, after: Sending): Promise<void> {
  const [was, is] = [audited(before), audited(after)];
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  if (names.length === 0) return;
  const changed = (of: typeof is) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await audit(tx, actor, {
    action: 'simulations.settingsSaved',
    subject: { type: 'company', id: actor.companyId, label: await lockCompany(tx, actor) },
    before: changed(was),
    after: changed(is),
  });
}
