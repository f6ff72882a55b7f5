import Button from '@mui/material/Button';
import { FileDown, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type AuditEntry, listAuditLog } from '#contract/company/audit';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useCsvExport } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useSession } from '~/session/useSession.ts';
import { AuditEntryDrawer, entryParam } from './AuditEntryDrawer.tsx';
import { auditAddress, auditFields } from './fields.tsx';
import { useVerification } from './useVerification.tsx';
import css from './AuditLogPage.module.css';

/** Names the row of an entry for screen readers. */
const nameOf = ({ action, subject }: AuditEntry) => `${action} ${subject.label}`;

/** The audit log of the company, with filters. */
export function AuditLogPage() {
  const [params] = useSearchParams();
  const address = params.toString();
  const linkTo = useCallback(
    (id: string) => {
      const next = new URLSearchParams(address);
      next.set(entryParam, id);
      return `?${next}`;
    },
    [address],
  );
  const columns = useColumns<AuditEntry>(
    'audit-log',
    useMemo(() => auditFields(linkTo), [linkTo]),
  );
  return (
    <ListRoot resource="audit-log" address={auditAddress} columns={columns}>
      <Entries />
      <AuditEntryDrawer />
    </ListRoot>
  );
}

function Entries() {
  const { t } = useTranslation();
  const { company } = useSession();
  const { total } = useListContext<AuditEntry>();
  const exporting = useExport();
  const { isVerifying, verify, result } = useVerification();
  return (
    <>
      <PageHeader
        title={t('auditLog.title')}
        count={total}
        text={t('auditLog.intro', { company: company.name })}
        action={
          <>
            <Button variant="outlined" startIcon={<ShieldCheck size={16} />} loading={isVerifying} onClick={verify}>
              {t('auditLog.verify.action')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<FileDown size={16} />}
              loading={exporting.rows !== undefined}
              onClick={exporting.start}
            >
              {t('auditLog.export.action')}
            </Button>
          </>
        }
      />
      {result && <div className={css.result}>{result}</div>}
      <ListView nameOf={nameOf} empty={{ hint: t('auditLog.hint') }} />
      {exporting.rows !== undefined && (
        <ProgressToast
          text={t('auditLog.export.progress', { count: exporting.rows })}
          cancelLabel={t('common.cancel')}
          onCancel={exporting.cancel}
        />
      )}
    </>
  );
}

/** Exports the entries that match the filters. */
function useExport() {
  const { t } = useTranslation();
  const toast = useToast();
  const { filterValues, sort } = useListContext();
  const { rows, cancel, start } = useCsvExport(listAuditLog, {
    filename: 'audit-log.csv',
    onDone: ({ rows: count, filename: file }) => toast.success(t('auditLog.export.done', { count, file })),
    onFailed: useErrorToast(),
  });
  const query = { filter: JSON.stringify(filterValues), sort: JSON.stringify([sort.field, sort.order]) };
  return { rows, cancel, start: () => void start({ query }) };
}
