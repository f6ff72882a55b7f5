import type { contract } from '#contract/index';
import { dashboardLimits } from '#contract/dashboard/limits';
import { departmentsDashboard, usersDashboard } from '#contract/reports/dashboard';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { rangeOf } from '../../reports/periods.ts';
import { answerTable, asFound } from '../../reports/tableHandler.ts';
import { findDepartments } from './departments.ts';
import { countFound, findPeople, nextPeople } from './people.ts';

export const handlers: Handlers<(typeof contract)['dashboardTables']> = {
  listDashboardDepartments(call) {
    const { name, table } = departmentsDashboard;
    const [page, { searchText, ...chosen }] = paged(call.query, { orderBy: 'score', order: 'DESC' });
    const filters = { searchText, ...rangeOf(chosen, dashboardLimits.days) };
    const find = (tx: typeof call.tx, part: typeof page) => findDepartments(tx, call.actor.companyId, filters, part);
    return answerTable(call, { name, columns: table.columns, page, find }, asFound);
  },
  listDashboardUsers(call) {
    const { actor, query } = call;
    const { name, table } = usersDashboard;
    const [page, filters] = paged(query, { orderBy: 'name', order: 'ASC' });
    return answerTable(
      call,
      {
        name,
        columns: table.columns,
        page,
        find: (tx, part) => findPeople(tx, actor, filters, part),
        next: (tx, after, limit) => nextPeople(tx, actor, filters, after, limit),
        audited: { filters, count: (tx) => countFound(tx, actor.companyId, filters) },
      },
      asFound,
    );
  },
};
