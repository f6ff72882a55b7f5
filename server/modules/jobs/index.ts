import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { job } from '#contract/company/jobs';
import { listLimits } from '#contract/kit/limits';
import { oneRow, rows } from '../../db/rows.ts';
import type { Handlers } from '../../http/handler.ts';

const firstPage = [0, listLimits.defaultPageSize - 1] as const;
const orders = { createdAt: sql.raw('"createdAt"'), kind: sql.raw('kind'), state: sql.raw('state') } as const;

export const handlers: Handlers<(typeof contract)['jobs']> = {
  async listJobs({ tx, query, contentRange }) {
    const [first, last] = query.range ?? firstPage;
    const [field, direction] = query.sort ?? (['createdAt', 'DESC'] as const);
    const { kind, state } = query.filter ?? {};
    const where = sql`(${kind ?? null}::text IS NULL OR kind = ${kind ?? null}) AND (${state ?? null}::text IS NULL OR state = ${state ?? null})`;
    const order = sql`${orders[field]} ${sql.raw(direction)}, id`;
    const jobs = await rows<z.output<typeof job>>(
      tx,
      sql`SELECT * FROM heed_jobs() WHERE ${where} ORDER BY ${order} LIMIT ${last - first + 1} OFFSET ${first}`,
    );
    const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM heed_jobs() WHERE ${where}`);
    contentRange(first, first + jobs.length - 1, n);
    return jobs;
  },
};
