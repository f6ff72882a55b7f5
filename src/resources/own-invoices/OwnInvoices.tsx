import type { Transaction } from '#contract/billing/transactions';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExportMenu } from '~/report/files/ExportMenu.tsx';
import { useReportFiles } from '~/report/files/useReportFiles.ts';
import { ReportRows } from '~/report/page/ReportRows.tsx';
import { useReportQuery } from '~/report/reportFilters.ts';
import { reportFields } from '~/report/reportView.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { transactionsView } from '../transactions/public.ts';
import css from './OwnInvoices.module.css';

const view = transactionsView('own', 'own-invoices');
const fields = reportFields<Transaction>(
  view.report.table.columns,
  view.looks?.(() => ''),
);

/** What the company bought for itself, with the invoice of each as PDF. */
export function OwnInvoices() {
  const columns = useColumns<Transaction>('reports', fields);
  return (
    <ListRoot resource={view.resource} address={view.address} columns={columns}>
      <Invoices />
    </ListRoot>
  );
}

function Invoices() {
  const { t } = useTranslation();
  const query = useReportQuery();
  const files = useReportFiles({ table: view.report.table, query, name: view.report.name });
  return (
    <section className={css.section}>
      <header className={css.head}>
        <div>
          <h2>{t('transactions.own.title')}</h2>
          <p>{t('transactions.own.text')}</p>
        </div>
        <ExportMenu {...files} />
      </header>
      <ReportRows view={view} query={query} />
    </section>
  );
}
