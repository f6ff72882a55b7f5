import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { useToast } from '~/components/feedback/useToast.ts';
import { errorText } from '~/errors/errorText.ts';
import { countChosen } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { cloneTo, useTellClones } from '~/resources/simulation-customers/public.ts';
import { useSession } from '~/session/useSession.ts';
import type { SimulationForm } from '../form/simulationForm.ts';

/** Gives a campaign that was just created to the customers that its form names. It stays if that fails, so the message says what to repeat. */
export function useShareNew(): (created: SimulationCampaign, form: SimulationForm) => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const tell = useTellClones();
  const { id: companyId } = useSession().company;
  return async ({ id: campaignId, name, startDate, timezone }, { inheritSettings, customers }) => {
    if (countChosen(customers) === 0) return;
    const start = inheritSettings === 'copy' ? null : startDate;
    try {
      tell(await cloneTo(customers, { companyId, campaignId, name, startDate: start, timezone }));
    } catch (error) {
      toast.error(t('simulationSharing.form.failed', { reason: errorText(error), action: t('simulationSharing.share') }));
    }
  };
}
