import type { contract } from '#contract/index';
import { listLimits } from '#contract/kit/limits';
import type { Handlers } from '../../http/handler.ts';
import { findAuditEntries } from './audit.queries.ts';

const firstPage = [0, listLimits.defaultPageSize - 1] as const;

export const handlers: Handlers<(typeof contract)['audit']> = {
  async listAuditLog({ tx, actor, query, contentRange }) {
    const [first, last] = query.range ?? firstPage;
    const direction = query.sort?.[1] ?? 'DESC';
    const { entries, total } = await findAuditEntries(tx, actor.companyId, {
      filter: query.filter ?? {},
      direction,
      offset: first,
      limit: last - first + 1,
    });
    contentRange(first, first + entries.length - 1, total);
    return entries;
  },
};
