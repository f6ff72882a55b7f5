import Button from '@mui/material/Button';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type AuditEntry, listAuditLog } from '#contract/company/audit';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useListExport } from '~/features/list-export/public.ts';
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
  const { total, filterValues, sort } = useListContext<AuditEntry>();
  const exporting = useListExport(
    listAuditLog,
    { query: { filter: JSON.stringify(filterValues), sort: JSON.stringify([sort.field, sort.order]) } },
    { texts: 'auditLog.export', filename: 'audit-log.csv' },
  );
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
              startIcon={exporting.action.icon}
              loading={exporting.isRunning}
              onClick={exporting.action.run}
            >
              {exporting.action.label}
            </Button>
          </>
        }
      />
      {result && <div className={css.result}>{result}</div>}
      <ListView nameOf={nameOf} empty={{ hint: t('auditLog.hint') }} />
      {exporting.progress}
    </>
  );
}
