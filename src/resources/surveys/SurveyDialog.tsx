import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { z } from 'zod';
import { type Survey, surveyStatuses } from '#contract/help/surveys';
import { textLimits } from '#contract/kit/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { choice, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';

const schema = z.object({
  name: z.string().trim().min(1, 'help.news.required').max(textLimits.textMax),
  status: z.enum(surveyStatuses),
});
const empty = { name: '', status: 'closed' } as const;

const form = formFieldsOf<z.input<typeof schema>>();
const fields = [
  form(text, 'name', { label: 'help.surveys.name', isRequired: true }),
  form(choice, 'status', { label: 'help.requests.status', texts: 'help.surveys.statuses', values: surveyStatuses }),
];

/** The question of a survey, and whether it is open. */
export function SurveyDialog({ onClose }: DialogViewProps) {
  const { t } = useTranslation();
  const record = useRecordContext<Survey>();
  const toast = useToast();
  const saving = useRecordForm({
    schema,
    values: useMemo(() => (record ? { name: record.name, status: record.status } : empty), [record]),
    draft: `surveys ${record?.id ?? 'new'}`,
    onSaved: (saved: Survey) => toast.success(t('help.news.saved', { name: saved.name })),
  });
  return (
    <FormDialog
      saving={saving}
      title={record ? t('help.surveys.editTitle') : t('help.surveys.add')}
      confirmLabel={t('help.news.save')}
      onClose={onClose}
    >
      <SchemaFields fields={fields} hasFocus />
    </FormDialog>
  );
}
