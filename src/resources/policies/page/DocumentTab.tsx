import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import { discardDraft, type PolicyDetails, type PolicyDraft } from '#contract/policies/policies';
import { getRevision } from '#contract/policies/revisions';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { filled } from '../draft/places.ts';
import { Content } from './Content.tsx';
import { NewerEdition } from './NewerEdition.tsx';
import css from './page.module.css';

interface DocumentTabProps {
  policy: PolicyDetails;
  onPublish: () => void;
}

/** What people read now; before the first publication, what they would read. */
export function DocumentTab({ policy, onPublish }: DocumentTabProps) {
  const { draft, current } = policy;
  return (
    <div className={css.stack}>
      {draft && <DraftNotice policy={policy} draft={draft} onPublish={onPublish} />}
      <NewerEdition policy={policy} />
      {current ? <Running policyId={policy.id} revisionId={current.id} /> : draft && <DraftText policy={policy} draft={draft} />}
    </div>
  );
}

function Running({ policyId, revisionId }: { policyId: string; revisionId: string }) {
  const { data, error, refetch } = useEndpoint(getRevision, { params: { policyId, revisionId } });
  if (!data) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Content {...data} label={data.name} />;
}

function DraftText({ policy, draft }: { policy: PolicyDetails; draft: PolicyDraft }) {
  const { t } = useTranslation();
  const { html, file, language, places } = draft;
  if (!file && html === '') return <EmptyState title={t('policies.page.noText')} text={t('policies.page.noTextYet')} />;
  return <Content html={filled(html, places)} file={file} language={language} label={policy.name} />;
}

interface DraftNoticeProps extends DocumentTabProps {
  draft: PolicyDraft;
}

/** That there is text which nobody has yet, and what can be done with it. */
function DraftNotice({ policy, draft, onPublish }: DraftNoticeProps) {
  const { t } = useTranslation();
  const mayWrite = useMay('edit', 'policies');
  const [isDiscarding, setDiscarding] = useState(false);
  const { savedAt, savedByName, isUnchanged } = draft;
  const actions = mayWrite && (
    <>
      <Button size="small" component={Link} to={pathTo(paths.policyDraft, { policyId: policy.id })}>
        {t('policies.draft.edit')}
      </Button>
      {policy.current && (
        <Button size="small" onClick={() => setDiscarding(true)}>
          {t('policies.draft.discard')}
        </Button>
      )}
      {policy.current && (
        <Button size="small" onClick={onPublish}>
          {t('policies.actions.publish')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Notice tone={draft.openPlaces.length > 0 ? 'warning' : 'info'} actions={actions}>
        <strong>{t('policies.draft.title')}</strong>
        <div>
          {savedByName === null
            ? t('policies.draft.saved', { time: formatDateTime(savedAt) })
            : t('policies.draft.savedBy', { name: savedByName, time: formatDateTime(savedAt) })}
        </div>
        {draft.openPlaces.length > 0 && <div>{t('policies.draft.openPlaces')}</div>}
        {isUnchanged && policy.current && (
          <div>{t('policies.draft.unchanged', { number: formatNumber(policy.current.number) })}</div>
        )}
      </Notice>
      {isDiscarding && <DiscardDialog policy={policy} onClose={() => setDiscarding(false)} />}
    </>
  );
}

interface DiscardDialogProps {
  policy: PolicyDetails;
  onClose: () => void;
}

function DiscardDialog({ policy, onClose }: DiscardDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(discardDraft, { rereads: true });
  const { id: policyId } = policy;
  // Fixed when the dialog opens: nobody discards what they have not seen.
  const [edit] = useState(policy.edit);
  const discard = async () => {
    await action.mutateAsync({ params: { policyId }, query: { edit } });
    toast.success(t('policies.draft.discarded'));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('policies.draft.discardTitle')}
      confirmLabel={t('policies.draft.discard')}
      onConfirm={discard}
      onClose={onClose}
    >
      {t('policies.draft.discardText')}
    </ConfirmDialog>
  );
}
