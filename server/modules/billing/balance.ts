import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { licenceBalance } from '#contract/billing/licences';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface SeatsByEnd {
  endsAt: Date;
  since: Date;
  seats: number;
}

/** The licence balance of the company at a moment, from its rows of the ledger. */
export async function readBalance(tx: Tx, companyId: string, at: Date): Promise<z.output<typeof licenceBalance>> {
  const ends = await rows<SeatsByEnd>(
    tx,
    sql`SELECT ends_at AS "endsAt", min(created_at) FILTER (WHERE seats > 0) AS since, sum(seats)::int AS seats
      FROM seat_entries WHERE company_id = ${companyId} AND created_at <= ${at} GROUP BY 1 ORDER BY 1`,
  );
  const lots = ends.filter(({ endsAt, seats }) => endsAt > at && seats > 0).map(({ seats, endsAt }) => ({ seats, endsAt }));
  const balance = lots.reduce((sum, { seats }) => sum + seats, 0);
  const since = ends.map((end) => end.since.getTime());
  return {
    companyId,
    balance,
    createdAt: since.length > 0 ? new Date(Math.min(...since)) : null,
    expiresAt: lots[0]?.endsAt ?? ends.at(-1)?.endsAt ?? null,
    isActive: balance > 0,
    isExpired: ends.length > 0 && ends.every(({ endsAt }) => endsAt <= at),
    lots,
  };
}
