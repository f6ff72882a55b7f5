import { useTranslation } from 'react-i18next';
import { startTrial } from '#contract/company/billing';
import { getCompanyView } from '#contract/company/companies';
import { useToast } from '~/components/feedback/useToast.ts';
import { callEndpoint, errorText, isHeedError, useAction } from '~/dataProvider/index.ts';
import { keepCompany } from '~/session/store.ts';

/** Starts the trial of the company in scope; banner, locks and gates follow from the session. Throws the refusal. */
export function useStartTrial(): () => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(startTrial);
  return async () => {
    try {
      keepCompany(await mutateAsync({}));
      toast.success(t('plans.started'));
    } catch (error) {
      if (!isHeedError(error, 'trial_not_available')) throw error;
      // Somebody else was first, or a licence came: the company is no longer what this page shows.
      keepCompany(await callEndpoint(getCompanyView, {}));
      toast.error(errorText(error));
    }
  };
}
