import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTrial } from '#contract/billing/subscriptions';
import { getCompanyView } from '#contract/company/companies';
import { companyLimits } from '#contract/company/limits';
import { formatDate } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { callEndpoint, useAction } from '~/dataProvider/index.ts';
import { errorText } from '~/errors/errorText.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { VerifyEmailDialog } from '~/features/account/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';
import { useSession } from '~/session/useSession.ts';
import { buysElsewhere, ContactSales } from './ContactSales.tsx';
import { ContinueFree } from './ContinueFree.tsx';
import { ProviderDialog } from './ProviderDialog.tsx';
import type { TrialOfferProps } from './useBoostAction.tsx';
import { useUpgrade } from './useUpgrade.tsx';

const dayMs = 86_400_000;

/** For a feature that needs Boost: starts the trial if one is left, after the address is verified; otherwise explains how to get Boost. */
export function TrialDialog({ type, ...offer }: TrialOfferProps) {
  const { user } = useSession();
  if (type === 'trial' && !user.emailVerified) return <VerifyEmailDialog onClose={offer.onClose} />;
  return type === 'trial' ? <OfferedTrial {...offer} /> : <NoTrial {...offer} />;
}

type OfferProps = Omit<TrialOfferProps, 'type'>;

function OfferedTrial({ about, onClose }: OfferProps) {
  const { t } = useTranslation();
  const start = useStartTrial();
  const date = formatDate(new Date(Date.now() + companyLimits.trialDays * dayMs));
  return (
    <ConfirmDialog open title={t('plans.boost.title')} confirmLabel={t('plans.boost.start')} onConfirm={start} onClose={onClose}>
      <About text={about} />
      {t('plans.boost.text')}
      <Box component="p" sx={{ m: 0, mt: 1 }}>
        {t('plans.boost.length', { count: companyLimits.trialDays, date })}
      </Box>
    </ConfirmDialog>
  );
}

function About({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Box component="p" sx={{ m: 0, mb: 1, color: 'text.primary' }}>
      {text}
    </Box>
  );
}

/** Starts the trial of the company in scope and keeps the new plan in the session. Throws the refusal. */
function useStartTrial(): () => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(startTrial);
  return async () => {
    try {
      keepCompany(await mutateAsync({}));
      toast.success(t('plans.started'));
    } catch (error) {
      if (!isHeedError(error, 'trial_not_available')) throw error;
      // Another person started it, or a licence arrived: the company on the page is outdated.
      keepCompany(await callEndpoint(getCompanyView, {}));
      toast.error(errorText(error));
    }
  };
}

function NoTrial({ about, onClose }: OfferProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { upgrade } = useUpgrade();
  const hadTrial = session.company.subscription.trial.status === 'expired';
  if (buysElsewhere(session)) return <ProviderDialog onClose={onClose} />;
  const goToPlans = () => {
    onClose();
    upgrade();
  };
  return (
    <Dialog
      title={hadTrial ? t('plans.expired.title') : t('plans.expired.never')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <ContinueFree onDone={onClose} />
          <ContactSales color="primary" />
          <Button variant="contained" color="primary" autoFocus onClick={goToPlans}>
            {t('plans.upgrade')}
          </Button>
        </>
      }
    >
      <About text={about} />
      {t('plans.expired.text')}
    </Dialog>
  );
}
