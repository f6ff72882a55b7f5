import type { z } from 'zod';
import type { gamingFigures } from '#contract/reports/gamingReports';
import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../db/tx.ts';
import { everything } from '../../reports/across/facts.ts';
import { gaming } from '../gamingReports/public.ts';

interface Period {
  dateFrom: string;
  dateTo: string;
}
interface GamingQuery {
  range: Period;
  /** The period right before the range. */
  previous: Period;
  departments: readonly string[];
  groups: readonly string[];
}

const all = { orderBy: 'startsAt', order: 'DESC', offset: 0, limit: Number.MAX_SAFE_INTEGER } as const;

/** The figures of the report on exercises and games, in a range and before it, and its rows of the range: of all campaigns. */
export async function readGaming(
  tx: Tx,
  actor: Actor,
  { range, previous, departments, groups }: GamingQuery,
): Promise<z.output<typeof gamingFigures>> {
  const people = { ...everything, departments, groups };
  return {
    current: await gaming.readTotals(tx, actor.companyId, { ...people, ...range }),
    previous: await gaming.readTotals(tx, actor.companyId, { ...people, ...previous }),
    ...(await gaming.find(tx, actor, { ...people, ...range }, all)),
  };
}
