import { useToast } from '~/components/feedback/useToast.ts';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { type ChosenCustomers, countChosen } from '~/features/customer-picker/public.ts';
import { StartDayField, useStartDay } from '~/features/start-day/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { useCloneNotes } from './useCloneNotes.ts';
import { CandidatePicker } from './CandidatePicker.tsx';
import { cloneTo } from './sharingCalls.ts';
import { useOwnZone } from './useOwnZone.ts';
import css from './simulationCustomers.module.css';

interface AddCustomersProps {
  campaign: { id: string; name: string };
  onClose: () => void;
}

/** Gives a simulation to further customers, from a day on. */
export function AddCustomers({ campaign, onClose }: AddCustomersProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const notesOn = useCloneNotes();
  const timezone = useOwnZone();
  const { id: companyId } = useSession().company;
  const start = useStartDay(timezone);
  const share = async (chosen: ChosenCustomers) => {
    if (!start.check()) return false;
    const { id: campaignId, name } = campaign;
    const cloned = await cloneTo(chosen, { companyId, campaignId, name, startDate: start.day, timezone });
    refresh();
    // One toast: a second one would replace the first.
    toast.success([t('simulationSharing.added', { count: countChosen(chosen) }), ...notesOn(cloned)].join(' '));
    return true;
  };
  return (
    <CandidatePicker campaignId={campaign.id} confirmLabel={t('simulationSharing.add')} onChoose={share} onClose={onClose}>
      <div className={css.start}>
        <StartDayField start={start} label={t('sharing.fields.startDate')} help={t('simulationSharing.startHelp')} />
      </div>
    </CandidatePicker>
  );
}
