import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { z } from 'zod';
import { isNotificationUrl, type Notification, notificationStatuses } from '#contract/help/notifications';
import { helpLimits } from '#contract/help/limits';
import { textLimits } from '#contract/kit/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { statusFields, textFields } from './fields.tsx';
import { PictureField } from './PictureField.tsx';

const optional = z.string().trim().max(textLimits.textMax);
const schema = z.object({
  head: optional,
  title: optional.min(1, 'help.news.required'),
  description: z.string().trim().min(1, 'help.news.required').max(helpLimits.messageMax),
  buttonName: optional,
  url: z.string().trim().max(2048).refine(isNotificationUrl, 'help.notifications.urlWrong'),
  isPinned: z.boolean(),
  status: z.enum(notificationStatuses),
  /** An uploaded picture; null for none, undefined for the present one. */
  imageId: z.string().nullable().optional(),
});
type Values = z.input<typeof schema>;

const empty: Values = { head: '', title: '', description: '', buttonName: '', url: '', isPinned: false, status: 'draft' };

/** The form of a notification. */
export function NotificationDialog({ onClose }: DialogViewProps) {
  const { t } = useTranslation();
  const record = useRecordContext<Notification>();
  const toast = useToast();
  const [isUploading, setUploading] = useState(false);
  const values = useMemo((): Values => {
    if (!record) return empty;
    const { head, title, description, buttonName, url, isPinned, status } = record;
    return { head, title, description, buttonName, url, isPinned, status };
  }, [record]);
  const saving = useRecordForm({
    schema,
    values,
    draft: `notifications ${record?.id ?? 'new'}`,
    onSaved: (saved: Notification) => toast.success(t('help.news.saved', { name: saved.title })),
  });
  return (
    <FormDialog
      saving={saving}
      title={record ? t('help.notifications.editTitle') : t('help.notifications.add')}
      confirmLabel={t('help.news.save')}
      confirmDisabled={isUploading}
      onClose={onClose}
    >
      <SchemaFields fields={textFields} texts="help.notifications" hasFocus />
      <PictureField present={record?.image ?? null} onUploading={setUploading} />
      <SwitchInput name="isPinned" label={t('help.notifications.pin')} />
      <SchemaFields fields={statusFields} texts="help.notifications" />
    </FormDialog>
  );
}
