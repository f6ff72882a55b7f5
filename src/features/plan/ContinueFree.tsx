import Button from '@mui/material/Button';
import { disableTrial } from '#contract/billing/checkout';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';
import { useCan, useMaybeSession } from '~/session/useSession.ts';

/** After a trial: the way on without paying. Nothing for other plans. */
export function ContinueFree({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const session = useMaybeSession();
  const mayChange = useCan('billing:write');
  const { mutateAsync, isPending } = useAction(disableTrial);
  if (session?.plan !== 'trialEnded' || !mayChange) return null;
  const choose = async () => {
    try {
      keepCompany(await mutateAsync({}));
      toast.success(t('plans.continuedFree'));
      onDone?.();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Button onClick={() => void choose()} loading={isPending}>
      {t('plans.continueFree')}
    </Button>
  );
}
