import { useMemo } from 'react';
import type { ReportParams, SectionRows } from '#contract/reports/report';
import { useFlags } from '~/flags/flags.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Lock } from '~/report/lock/Lock.tsx';
import { reportFields } from '~/report/reportView.ts';
import { useReportCall } from '~/report/useReportCall.ts';
import { RecordTable } from '~/schema/RecordTable.tsx';
import css from './SectionTable.module.css';

interface SectionTableProps {
  name: string;
  rows: SectionRows;
  query: ReportParams;
}

/** The rows of a section of the general report; the figures above say if they could not be read. */
export function SectionTable({ name, rows: { endpoint, read, columns, title, flag, pathOf }, query }: SectionTableProps) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  const flags = useFlags();
  const isLinked = flags[flag];
  const { data } = useReportCall(endpoint, query);
  const fields = useMemo(() => reportFields(columns, isLinked ? { name: { pathOf } } : {}), [columns, pathOf, isLinked]);
  const { rows, total } = data ? read(data) : { rows: [], total: 0 };
  if (rows.length === 0) return null;
  const label = t(dynamicKey(title));
  return (
    <>
      <div className={css.rows} role="region" aria-label={label} tabIndex={0}>
        <RecordTable name={`general-${name}`} label={label} fields={fields} texts="reports" records={rows} />
      </div>
      {total > rows.length && <Lock left={total - rows.length} onSee={boost.show} />}
      {boost.dialog}
    </>
  );
}
