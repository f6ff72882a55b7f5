import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DeliveryFailure } from '#contract/company/mail';
import { minuteMs } from '#contract/kit/durations';
import { type rehearsal, rehearsalLimits, type RehearsalStatus } from '#contract/simulation/rehearsal';
import { truthLimits } from '#contract/simulation/truth';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { classOfCompany, judge, type TruthEvent } from '../../simulationTruth/public.ts';

type RehearsalReply = z.output<typeof rehearsal>;

interface Stored {
  id: string;
  email: string;
  templateName: string;
  leavingAt: Date | null;
  isAccepted: boolean;
  failure: DeliveryFailure | null;
  createdAt: Date;
}

interface StoredEvent extends TruthEvent {
  id: string;
  source: string | null;
}

function statusOf({ leavingAt, isAccepted, failure }: Stored): RehearsalStatus {
  if (isAccepted) return 'sent';
  if (failure) return 'failed';
  return leavingAt ? 'leaving' : 'waiting';
}

/** A rehearsal of the caller, with what touched it, judged as the events of a campaign are. Refuses with not_found. */
export async function readRehearsal(tx: Tx, { companyId, userId }: Actor, id: string): Promise<RehearsalReply> {
  const [found] = await rows<Stored>(
    tx,
    sql`SELECT r.id, r.email, v.name AS "templateName", r.leaving_at AS "leavingAt", r.is_accepted AS "isAccepted", r.failure,
        r.created_at AS "createdAt"
      FROM simulation_rehearsals r JOIN simulation_template_versions v ON v.id = r.version_id
      WHERE r.company_id = ${companyId} AND r.user_id = ${userId} AND r.id = ${id}`,
  );
  if (!found) throw new Refusal('not_found');
  const events = await rows<StoredEvent>(
    tx,
    sql`SELECT id::text, kind, method, at, network, source, encode(source_hash, 'hex') AS "sourceHash", agent, signals, seconds, ${classOfCompany} AS "companySays"
      FROM simulation_rehearsal_events e WHERE company_id = ${companyId} AND rehearsal_id = ${id} ORDER BY at, id`,
  );
  const sentAt = found.leavingAt ?? found.createdAt;
  // One person alone makes no burst.
  const judgements = judge({ sentAt, reportedAt: null }, events, { limits: truthLimits, peopleOf: () => 1 });
  return {
    id: found.id,
    email: found.email,
    templateName: found.templateName,
    status: statusOf(found),
    failure: found.failure,
    sentAt: found.isAccepted ? sentAt : null,
    liveUntil: new Date(sentAt.getTime() + rehearsalLimits.liveMinutes * minuteMs),
    events: events.flatMap(({ id: eventId, kind, method, at, network, source, agent }, index) => {
      const judgement = judgements[index];
      const afterSeconds = (at.getTime() - sentAt.getTime()) / 1000;
      return judgement ? [{ id: eventId, kind, method, at, afterSeconds, ...judgement, network, source, agent }] : [];
    }),
  };
}
