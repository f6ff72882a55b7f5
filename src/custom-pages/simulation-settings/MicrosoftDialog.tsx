import { beginReportMailboxConsent, type ReportMailbox } from '#contract/simulation/reportMailbox';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './simulationSettings.module.css';

interface Props {
  open: boolean;
  /** The one that is read until then. */
  mailbox: ReportMailbox | null;
  onClose: () => void;
}

/** Says what its owner will allow at Microsoft, and leads there. */
export function MicrosoftDialog({ open, mailbox, onClose }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useAction(beginReportMailboxConsent, { keepsData: true });
  const goOn = async () => {
    const { url } = await mutateAsync({ body: { redirectDomain: location.origin } });
    location.assign(url);
    // The dialog stays while the page of Microsoft is loading.
    return false;
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('simulation.settings.mailbox.microsoft.title')}
      confirmLabel={t('simulation.settings.mailbox.microsoft.continue')}
      onConfirm={goOn}
      onClose={onClose}
    >
      <div className={css.texts}>
        <p>{t('simulation.settings.mailbox.only')}</p>
        <p>{t('simulation.settings.mailbox.microsoft.who')}</p>
        <p>{t('simulation.settings.mailbox.microsoft.what')}</p>
        {mailbox?.kind === 'imap' && <p>{t('simulation.settings.mailbox.microsoft.replaces', { mailbox: mailbox.username })}</p>}
      </div>
    </ConfirmDialog>
  );
}
