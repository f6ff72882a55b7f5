import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { job } from '#contract/company/jobs';
import { simpleList } from '../../db/simpleList.ts';
import type { Handlers } from '../../http/handler.ts';

export const handlers: Handlers<(typeof contract)['jobs']> = {
  listJobs: ({ tx, query, contentRange }) =>
    simpleList<z.output<typeof job>, 'createdAt' | 'kind' | 'state'>(tx, {
      columns: sql`j.*`,
      from: sql`heed_jobs() j`,
      conditions: (['kind', 'state'] as const).flatMap((name) => {
        const value = query.filter?.[name];
        return value ? [sql`j.${sql.identifier(name)} = ${value}`] : [];
      }),
      orders: { createdAt: sql`j."createdAt"`, kind: sql`j.kind`, state: sql`j.state` },
      id: sql`j.id`,
      query,
      contentRange,
    }),
};
