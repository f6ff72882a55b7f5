import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import { policyLimits } from '#contract/policies/limits';
import type { PolicyDetails } from '#contract/policies/policies';
import { formatTime } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useBoostAction } from '~/features/plan/public.ts';
import { PolicyEditor } from '~/features/policy-document/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Content } from '../page/Content.tsx';
import { useOwnPolicies } from '../useOwnPolicies.ts';
import { usePolicy } from '../usePolicy.ts';
import { usePolicyActions } from '../usePolicyActions.tsx';
import { Conflict } from './Conflict.tsx';
import { type DraftStart, startOfDraft } from './draftContent.ts';
import { PdfDraft } from './PdfDraft.tsx';
import { PresetDraft } from './PresetDraft.tsx';
import { type DraftSaving, useDraftSaving } from './useDraftSaving.ts';
import css from './draft.module.css';

interface DraftEditorProps {
  policy: PolicyDetails;
  start: DraftStart;
  /** Goes on with what somebody else has saved. */
  onTake: (start: DraftStart) => void;
}

/** The draft of a policy over the whole width: its text, the places of a preset, or a document. */
export function DraftEditor({ policy, start, onTake }: DraftEditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saving = useDraftSaving(policy.id, start);
  const { content, theirs, save, isDirty, failure } = saving;
  const { refetch } = usePolicy(policy.id);
  const { ask, dialog } = usePolicyActions({
    onPublished: () => setLeaving(true),
    onRefused: () => void readAgain(),
    onWithdrawn: () => void takeWithdrawn(),
  });
  const readAgain = async () => {
    const { data } = await refetch();
    return data && saving.isSeen(data) ? data : undefined;
  };
  const takeWithdrawn = async () => {
    const { data } = await refetch();
    if (data?.draft) onTake(startOfDraft(data, data.draft));
  };
  const [isLeaving, setLeaving] = useState(false);
  // The guards of the page and of the dialog let nobody leave before they know that everything is saved.
  const isOpen = Boolean(dialog);
  useEffect(() => {
    if (isLeaving && !isDirty && !isOpen) void navigate(pathTo(paths.policyDocument, { policyId: policy.id }));
  }, [isLeaving, isDirty, isOpen, navigate, policy.id]);
  const isTooLong = content.source === 'text' && content.html.length > policyLimits.htmlMax;
  const close = async () => setLeaving(!isDirty || (await save()));
  const publish = async () => {
    if (isDirty && !(await save())) return;
    const data = await readAgain();
    // Without a change there is nothing but the revision to be published again.
    if (data) ask(data.draft ? 'publish' : 'renew', data);
  };
  return (
    <div className={css.page}>
      <PageHeader
        title={policy.name}
        text={<SavedLine saving={saving} />}
        menu={
          <Button disabled={isTooLong || theirs !== undefined} onClick={() => void close()}>
            {t('policies.draft.close')}
          </Button>
        }
        action={
          // Not busy while the draft is saved, which a line says: it would lose the focus, also when the draft is saved by itself.
          <Button variant="contained" color="primary" disabled={isTooLong || theirs !== undefined} onClick={() => void publish()}>
            {t('policies.draft.publish')}
          </Button>
        }
      />
      {theirs && (
        <Conflict
          mine={content}
          theirs={theirs.draft}
          language={start.language}
          onSaveMine={() => void saving.saveMine()}
          onTakeTheirs={() => theirs.draft && onTake(startOfDraft(theirs, theirs.draft))}
        />
      )}
      {failure !== undefined && <ErrorAlert error={failure} onRetry={() => void save()} />}
      {isTooLong && <Notice tone="danger">{t('policies.draft.tooLong')}</Notice>}
      <Body policy={policy} start={start} saving={saving} />
      {/* A dialog has a guard of its own, and only one can hold a navigation. */}
      {dialog ?? <UnsavedGuard isDirty={isDirty} />}
    </div>
  );
}

/** When the draft was saved last. */
function SavedLine({ saving: { isSaving, isDirty, savedAt } }: { saving: DraftSaving }) {
  const { t } = useTranslation();
  let text = savedAt === null ? t('policies.draft.notSaved') : t('policies.draft.savedAt', { time: formatTime(savedAt) });
  if (isSaving) text = t('policies.draft.saving');
  else if (isDirty && savedAt !== null) text = t('policies.draft.changed', { time: formatTime(savedAt) });
  return <span role="status">{text}</span>;
}

interface BodyProps {
  policy: PolicyDetails;
  start: DraftStart;
  saving: DraftSaving;
}

const kinds = ['text', 'pdf'] as const;

function Body({ policy, start, saving: { content, change } }: BodyProps) {
  const { t } = useTranslation();
  const hasOwn = useOwnPolicies();
  const boost = useBoostAction(t('policies.add.locked'));
  const { source, html, file } = content;
  if (source === 'preset') return <PresetDraft policy={policy} start={start} content={content} onChange={change} />;
  if (!hasOwn)
    return (
      <>
        <Notice
          tone="info"
          actions={
            <Button size="small" onClick={boost.show}>
              {t('plans.upgrade')}
            </Button>
          }
        >
          {t('policies.add.locked')}
        </Notice>
        <Content html={html} file={file} language={start.language} label={policy.name} />
        {boost.dialog}
      </>
    );
  return (
    <>
      <div className={css.kind}>
        <ChoiceCards
          label={t('policies.form.kind')}
          value={source}
          onChange={(next) => change({ source: next })}
          choices={kinds.map((value) => ({ value, label: t(`policies.form.kinds.${value}`) }))}
        />
      </div>
      {source === 'text' ? (
        <Suspense fallback={<div className={css.loading} />}>
          <PolicyEditor
            start={html}
            language={start.language}
            label={t('policies.editor.label')}
            onChange={(text) => change({ html: text })}
          />
        </Suspense>
      ) : (
        <PdfDraft file={file} onChange={(uploaded) => change({ file: uploaded })} />
      )}
    </>
  );
}
