import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { useToast } from '~/components/feedback/useToast.ts';
import { errorText } from '~/errors/errorText.ts';
import { countChosen } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { cloneTo, useCloneNotes } from '~/resources/simulation-customers/public.ts';
import { useSession } from '~/session/useSession.ts';
import type { SimulationForm } from '../form/simulationForm.ts';

/**
 * Says that a campaign was created, after it was shared with the customers that its form names. It stays if that fails, so the message says
 * what to repeat.
 */
export function useShareNew(): (created: SimulationCampaign, form: SimulationForm) => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const notesOn = useCloneNotes();
  const { id: companyId } = useSession().company;
  return async ({ id: campaignId, name, startDate, timezone }, { inheritSettings, customers }) => {
    const created = t('simulationCreate.created');
    if (countChosen(customers) === 0) return toast.success(created);
    const start = inheritSettings === 'copy' ? null : startDate;
    try {
      const cloned = await cloneTo(customers, { companyId, campaignId, name, startDate: start, timezone });
      toast.success([created, ...notesOn(cloned)].join(' '));
    } catch (error) {
      toast.error(t('simulationSharing.form.failed', { reason: errorText(error), action: t('simulationSharing.share') }));
    }
  };
}
