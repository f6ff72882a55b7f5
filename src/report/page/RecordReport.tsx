import { Fragment, type ReactNode, useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { TextKey } from '#locales/english.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { BackLink } from '../reportView.ts';

/** The record that a report is about, such as a campaign; the address names it. */
export interface ReportedRecord<Subject extends ListRecord> {
  /** Its resource. */
  resource: string;
  /** The place of its id in the page's path. */
  place: string;
  back: BackLink;
  /** One that has no report, as if it did not exist. */
  isMissing?: (record: Subject) => boolean;
  /** One without a report yet: where it leads back to, with a message. */
  waits: { isSo: (record: Subject) => boolean; to: string; text: TextKey };
}

interface RecordReportProps<Subject extends ListRecord> {
  /** A constant of its module. */
  record: ReportedRecord<Subject>;
  children: (record: Subject) => ReactNode;
}

/** The report of one record, once it has been read. */
export function RecordReport<Subject extends ListRecord>({ record, children }: RecordReportProps<Subject>) {
  const { resource, place, back, isMissing, waits } = record;
  const { t } = useTranslation();
  const { [place]: id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Subject>(resource, { id });
  if (isHeedError(error, 'not_found', 'validation_failed') || (data && isMissing?.(data)))
    return <NotFoundState backTo={back.to} backLabel={t(back.label)} />;
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return waits.isSo(data) ? <Waiting {...waits} /> : <Fragment key={id}>{children(data)}</Fragment>;
}

let saidAt = 0;

function Waiting({ to, text }: { to: string; text: TextKey }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    // React runs effects twice in development; one toast is enough.
    if (Date.now() - saidAt > 1000) toast.info(t(text));
    saidAt = Date.now();
    void navigate(to, { replace: true });
  }, [navigate, to, text, t, toast]);
  return null;
}
