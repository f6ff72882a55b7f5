import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Survey, surveyStatuses } from '#contract/help/surveys';
import { textLimits } from '#contract/kit/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormNotices } from '~/components/form/FormFrame.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import type { OverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { RecordDialogs } from '~/features/news/public.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { formFields } from './fields.ts';
import formCss from '~/components/form/form.module.css';

const schema = z.object({
  name: z.string().trim().min(1, 'help.news.required').max(textLimits.textMax),
  status: z.enum(surveyStatuses),
});
const empty = { name: '', status: 'closed' } as const;

export const SurveyDialogs = ({ modal }: { modal: OverlayParam }) => (
  <RecordDialogs<Survey> resource="surveys" modal={modal} dialog={SurveyDialog} />
);

/** The question of a survey, and whether it is asked. */
function SurveyDialog({ record, onClose }: { record?: Survey; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const saving = useRecordForm({
    schema,
    values: useMemo(() => (record ? { name: record.name, status: record.status } : empty), [record]),
    draft: `surveys ${record?.id ?? 'new'}`,
    onSaved: (saved: Survey) => toast.success(t('help.news.saved', { name: saved.name })),
  });
  return (
    <FormProvider {...saving.form}>
      <ConfirmDialog
        open
        title={record ? t('help.surveys.editTitle') : t('help.surveys.add')}
        confirmLabel={t('help.news.save')}
        focusButton={false}
        onConfirm={saving.save}
        onClose={onClose}
      >
        <div className={formCss.column}>
          <FormNotices saving={saving} />
          <SchemaFields fields={formFields} texts="help.surveys" hasFocus />
        </div>
      </ConfirmDialog>
    </FormProvider>
  );
}
