import { listTimeZones } from '#contract/company/companies';
import { useToast } from '~/components/feedback/useToast.ts';
import { useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { timeZone } from '~/features/campaign-rules/public.ts';
import { type ChosenCustomers, countChosen } from '~/features/customer-picker/public.ts';
import { StartDayField, useStartDay } from '~/features/start-day/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { useCloneNotes } from './useCloneNotes.ts';
import { CandidatePicker } from './CandidatePicker.tsx';
import { cloneTo } from './sharingCalls.ts';
import css from './simulationCustomers.module.css';

/** Zones that were renamed: which name a browser reports, and which one the server lists, depends on how old they are. */
const otherNames: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};
const otherNameOf = (zone: string) => otherNames[zone] ?? Object.keys(otherNames).find((old) => otherNames[old] === zone);

/** The time zone of the browser as the server calls it; UTC where it knows none of that name. */
function useOwnZone(): string {
  const { data: zones } = useEndpoint(listTimeZones, {});
  if (!zones) return timeZone;
  return [timeZone, otherNameOf(timeZone)].find((zone) => zone !== undefined && zones.includes(zone)) ?? 'UTC';
}

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
