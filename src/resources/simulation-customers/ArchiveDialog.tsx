import { ActionDialog, type ChosenCustomers, countChosen } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { archiveClones } from './sharingCalls.ts';

interface ArchiveDialogProps {
  campaignId: string;
  /** Clones of the campaign. */
  chosen: ChosenCustomers;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a simulation ends at customers. */
export function ArchiveDialog({ campaignId, chosen, onDone, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation();
  const count = countChosen(chosen);
  return (
    <ActionDialog
      tone="danger"
      title={t('simulationSharing.archive.title', { n: count })}
      text={t('simulationSharing.archive.text')}
      confirmLabel={t('campaigns.cards.menu.archive')}
      change={() => archiveClones(campaignId, chosen)}
      done={t('simulationSharing.archive.done', { count })}
      doneAs="info"
      onDone={onDone}
      onClose={onClose}
    />
  );
}
