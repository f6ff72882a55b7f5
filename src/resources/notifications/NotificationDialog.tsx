import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { z } from 'zod';
import { isNotificationUrl, type Notification, notificationStatuses } from '#contract/help/notifications';
import { helpLimits } from '#contract/help/limits';
import { textLimits } from '#contract/kit/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { choice, message, text, toggle } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
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

const present = { imageId: undefined };
const empty: Values = {
  head: '',
  title: '',
  description: '',
  buttonName: '',
  url: '',
  isPinned: false,
  status: 'draft',
  ...present,
};

const form = formFieldsOf<Values>();
/** The picture stands between them. */
const textFields = [
  form(text, 'head', { label: 'help.notifications.head' }),
  form(text, 'title', { label: 'help.notifications.title', isRequired: true }),
  form(message, 'description', { label: 'help.notifications.description', isRequired: true }),
  form(text, 'buttonName', { label: 'help.notifications.buttonName' }),
  form(text, 'url', { label: 'help.notifications.url' }),
];
const statusFields = [
  form(toggle, 'isPinned', { label: 'help.notifications.pin' }),
  form(choice, 'status', {
    label: 'help.requests.status',
    texts: 'help.notifications.statuses',
    values: notificationStatuses,
  }),
];

/** The form of a notification. */
export function NotificationDialog({ onClose }: DialogViewProps) {
  const { t } = useTranslation();
  const record = useRecordContext<Notification>();
  const toast = useToast();
  const [isUploading, setUploading] = useState(false);
  const values = useMemo((): Values => {
    if (!record) return empty;
    const { head, title, description, buttonName, url, isPinned, status } = record;
    return { head, title, description, buttonName, url, isPinned, status, ...present };
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
      <SchemaFields fields={textFields} hasFocus />
      <PictureField present={record?.image ?? null} onUploading={setUploading} />
      <SchemaFields fields={statusFields} />
    </FormDialog>
  );
}
