import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { daysOf } from '../settings/settingsRequest.ts';
import { isNow, momentOf, type SettingsForm } from '../settings/settingsSchema.ts';

interface ReadyDialogProps {
  values: SettingsForm;
  /** Gives false when the start was refused, which is then shown at its field. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** The last question before people get the course. */
export function ReadyDialog({ values, onConfirm, onClose }: ReadyDialogProps) {
  const { t } = useTranslation();
  const starts = isNow(values.startDate, Date.now())
    ? t('campaigns.ready.now')
    : formatDateTime(new Date(momentOf(values.startDate)));
  const facts = [
    { key: 'days', value: formatNumber(daysOf(values)) },
    { key: 'start', value: starts },
    { key: 'notification', value: values.notificationsEnabled ? t('campaigns.ready.yes') : t('campaigns.ready.no') },
  ] as const;
  const confirm = async () => {
    await onConfirm();
    // Whoever asked takes the dialog away, after a start as after a refusal.
    return false;
  };
  return (
    <ConfirmDialog open title={t('campaigns.ready.title')} onConfirm={confirm} onClose={onClose}>
      <dl className="ready-facts">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`campaigns.ready.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
