import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CustomTraining } from '#contract/courses/customTrainings';
import { FormFoot } from '~/components/form/FormFoot.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Chapters } from './Chapters.tsx';
import { TrainingDetails } from './TrainingDetails.tsx';
import { useBusyParts, useEditor } from './useEditor.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

/** Edits a custom training: its details and chapters. Null is a new one. */
export function Editor({ training }: { training: CustomTraining | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const editing = useEditor(training);
  const { form, goTo, isDirty } = editing;
  const { isBusy, busy } = useBusyParts();
  const [name, chapters] = useWatch({ control: form.control, name: ['name', 'chapters'] });
  useEffect(() => {
    if (goTo) void navigate(goTo, { replace: true });
  }, [goTo, navigate]);

  const isDraft = training?.is_draft ?? true;
  const isLocked = training?.isActive ?? false;
  const isEmpty = chapters.length === 0;
  return (
    <>
      <PageHeader title={training ? t('customTraining.title.edit') : t('customTraining.title.new')} />
      <FormFrame saving={editing} className={css.editor} onSubmit={() => !isLocked && !isBusy && editing.save()}>
        {isLocked && <Notice tone="info">{t('errors.course_in_use')}</Notice>}
        <FormNotices saving={editing} />
        <fieldset disabled={isLocked} className={css.fields}>
          <TrainingDetails busy={busy} />
          <Chapters busy={busy} />
        </fieldset>
        {!isLocked && (
          <FormFoot isOnPage>
            {isBusy && (
              <span className={formCss.help} role="status">
                {t('uploads.busy')}
              </span>
            )}
            {isEmpty && !isBusy && (
              <span className={formCss.help} id="publish-reason">
                {t('errors.course_has_no_chapters')}
              </span>
            )}
            <Button
              type="submit"
              variant={isDraft ? 'outlined' : 'contained'}
              color="primary"
              disabled={isBusy}
              loading={editing.isSaving}
            >
              {isDraft ? t('customTraining.saveDraft') : t('customTraining.save')}
            </Button>
            {isDraft && (
              <Button
                variant="contained"
                color="primary"
                disabled={isEmpty || isBusy || editing.isSaving}
                aria-describedby={isEmpty && !isBusy ? 'publish-reason' : undefined}
                onClick={() => void editing.ask()}
              >
                {t('courses.menu.publish')}
              </Button>
            )}
          </FormFoot>
        )}
      </FormFrame>
      <ConfirmDialog
        open={editing.isAsking}
        title={t('courses.publish.title', { course: name })}
        confirmLabel={t('courses.menu.publish')}
        onConfirm={editing.publish}
        onClose={editing.keepDraft}
      >
        {t('courses.publish.text')}
      </ConfirmDialog>
      <UnsavedGuard isDirty={isDirty || isBusy} />
    </>
  );
}
