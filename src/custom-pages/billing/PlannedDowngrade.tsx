import Button from '@mui/material/Button';
import { keepPlan, type PlannedDowngrade as Planned } from '#contract/billing/plannedDowngrade';
import { formatDate } from '~/components/data/format.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import css from './billing.module.css';

/** That the company moves to the free plan, when, and who planned it; its admins can take it back. */
export function PlannedDowngrade({ planned: { endsAt, plannedAt, plannedBy } }: { planned: Planned }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const mayKeep = useCan('licences:buy');
  const { mutateAsync, isPending } = useAction(keepPlan);
  const keep = () => mutateAsync({}).then(() => toast.success(t('billing.downgrade.planned.kept')), showError);
  const action = mayKeep && (
    <Button variant="outlined" size="small" loading={isPending} onClick={() => void keep()}>
      {t('billing.downgrade.planned.keep')}
    </Button>
  );
  return (
    <Notice tone="warning" actions={action}>
      {t('billing.downgrade.planned.notice', { date: formatDate(String(endsAt)) })}
      {plannedBy && (
        <p className={css.quiet}>{t('billing.downgrade.planned.by', { name: plannedBy, date: formatDate(String(plannedAt)) })}</p>
      )}
    </Notice>
  );
}
