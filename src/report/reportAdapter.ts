import type { ReportTable } from '#contract/reports/report';
import type { Adapter } from '~/dataProvider/adapter.ts';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { toReportFilter } from '~/dataProvider/adapters/reportPeople.ts';
import { toReportQuery } from './reportFilters.ts';

/**
 * The rows of a report as react-admin's lists read them. They are no records of a resource, so their list brings this adapter
 * itself (`adapter` of ListRoot).
 */
export const reportAdapter = <Row extends object>({ endpoint, read }: ReportTable<unknown, Row>): Adapter =>
  endpointAdapter(
    { list: endpoint },
    {
      toFilter: ({ search, ...values }) => toReportFilter({ ...toReportQuery(values), search }),
      read: (body) => {
        const { rows, total, isCapped = false } = read(body);
        return { data: rows as never, total, meta: { totalIsCapped: isCapped } };
      },
    },
  );
