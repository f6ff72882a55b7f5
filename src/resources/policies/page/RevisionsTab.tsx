import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { PolicyDetails } from '#contract/policies/policies';
import { getPolicyRecord, getRevision, listRevisions, type Revision } from '#contract/policies/revisions';
import { campaignTones } from '#contract/tones';
import { formatAverage, formatDate, formatDateTime, formatNumber, formatUtcDay } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { useCan } from '~/session/useSession.ts';
import { WithdrawDialog } from '../WithdrawDialog.tsx';
import { Content } from './Content.tsx';
import iconButtonCss from '~/components/page/iconButton.module.css';
import plainTableCss from '~/components/data/plainTable.module.css';
import css from './page.module.css';

const none = '–';
// Room for a line of text as long as on the page.
const wide = { paper: { sx: { width: 'min(920px, calc(100% - 32px))' } } };

/** What was published: each text with its number, who approved it, and who acknowledged it. */
export function RevisionsTab({ policy }: { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const { id: policyId } = policy;
  const { data, error, refetch } = useEndpoint(listRevisions, { params: { policyId } });
  const [viewed, setViewed] = useState<Revision>();
  const [withdrawn, setWithdrawn] = useState<Revision>();
  if (!data) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (data.length === 0) return <EmptyState title={t('policies.people.none')} text={t('policies.people.noneText')} />;
  const titles = [
    t('policies.fields.revision'),
    t('policies.fields.state'),
    t('policies.revisions.published'),
    t('policies.publish.approvedBy'),
    t('policies.publish.note'),
    t('policies.revisions.asked'),
    t('policies.fields.acknowledged'),
    t('policies.revisions.average'),
    t('policies.revisions.hash'),
    t('policies.revisions.actions'),
  ];
  return (
    <>
      <div className={`${plainTableCss.frame} ${css.table}`} tabIndex={0} role="region" aria-label={t('policies.tabs.revisions')}>
        <table>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((revision) => (
              <Row
                key={revision.id}
                revision={revision}
                policyName={policy.name}
                onView={() => setViewed(revision)}
                onWithdraw={() => setWithdrawn(revision)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {viewed && <View revision={viewed} onClose={() => setViewed(undefined)} />}
      {withdrawn && <WithdrawDialog policyId={policyId} revision={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </>
  );
}

interface RowProps {
  revision: Revision;
  policyName: string;
  onView: () => void;
  onWithdraw: () => void;
}

function Row({ revision, policyName, onView, onWithdraw }: RowProps) {
  const { t } = useTranslation();
  const mayWrite = useMay('edit', 'policies');
  const mayRead = useCan('trainingReports:read');
  const { number, status, startsAt, publishedByName, approvedBy, approvedOn, changeNote } = revision;
  const { assignments, acknowledged, averageAcknowledge, contentSha256, asksAgain, kept } = revision;
  const pdf = usePdfExport(getPolicyRecord, `${policyName} ${number}.pdf`);
  const isWaiting = status === 'scheduled';
  return (
    <tr>
      <td>{formatNumber(number)}</td>
      <td className={css.short}>
        <StatusDot tone={campaignTones[status]} label={t(`policies.states.${status}`)} />
      </td>
      <td className={css.short}>
        <time dateTime={startsAt} title={formatDateTime(startsAt)}>
          {formatDate(startsAt)}
        </time>
        {publishedByName && (
          <div>
            <bdi>{publishedByName}</bdi>
          </div>
        )}
      </td>
      <td>
        <bdi>{approvedBy || none}</bdi>
        {approvedOn && <div>{formatUtcDay(approvedOn)}</div>}
      </td>
      <td className={css.note} dir="auto">
        {changeNote || none}
      </td>
      <td>
        {isWaiting ? none : formatNumber(assignments)}
        {!asksAgain && kept > 0 && <div>{t('policies.revisions.kept', { number: formatNumber(kept) })}</div>}
      </td>
      <td>{isWaiting ? none : formatNumber(acknowledged)}</td>
      <td>{averageAcknowledge === null ? none : formatAverage(averageAcknowledge)}</td>
      <td>
        <Hash value={contentSha256} number={number} />
      </td>
      <td>
        <div className={css.row}>
          <Button size="small" onClick={onView}>
            {t('policies.revisions.view')}
          </Button>
          {mayRead && !isWaiting && (
            <Button
              size="small"
              loading={pdf.progress !== undefined}
              onClick={() => void pdf.start({ params: { policyId: revision.policyId, revisionId: revision.id } })}
            >
              {t('policies.revisions.record')}
            </Button>
          )}
          {mayWrite && isWaiting && (
            <Button size="small" onClick={onWithdraw}>
              {t('policies.revisions.withdraw')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

const shownLetters = 8;

/** The beginning of the hash of a text, and a button that copies all of it. */
function Hash({ value, number }: { value: string; number: number }) {
  const { t } = useTranslation();
  const toast = useToast();
  const label = t('policies.revisions.copyHash', { number: formatNumber(number) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('policies.revisions.copied'));
    } catch {
      // Over plain HTTP browsers have no clipboard: the whole text is shown to be copied.
      toast.info(value);
    }
  };
  return (
    <span className={css.row}>
      <bdi className={css.hash} dir="ltr" title={value}>
        {value.slice(0, shownLetters)}
      </bdi>
      <button
        type="button"
        className={`${iconButtonCss.button} ${iconButtonCss.isSmall}`}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        <Copy size={14} aria-hidden />
      </button>
    </span>
  );
}

function View({ revision: { id: revisionId, policyId, number, name }, onClose }: { revision: Revision; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getRevision, { params: { policyId, revisionId } });
  const title = t('policies.revisions.title', { name, number: formatNumber(number) });
  return (
    <Dialog title={title} hasCross onClose={onClose} maxWidth="lg" slotProps={wide}>
      {data && <Content {...data} label={title} />}
      {!data && (error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </Dialog>
  );
}
