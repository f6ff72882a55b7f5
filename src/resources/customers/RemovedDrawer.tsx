import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { listRemovedCustomers, type RemovedCustomer, restoreCustomer } from '#contract/partners/customerActions';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './RemovedDrawer.module.css';

/** Customers that were removed and can still be brought back. */
export function RemovedDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch, isPending } = useEndpoint(listRemovedCustomers, {});
  return (
    <Drawer open title={t('customers.removed.title')} onClose={onClose} width={520}>
      <p className={css.text}>{t('customers.removed.text')}</p>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('customers.removed.none')} />}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((one) => (
            <Removed key={one.id} customer={one} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

const written = ({ returned, givenBack }: RemovedCustomer['licences']) => ({
  returned: formatNumber(returned),
  givenBack: formatNumber(givenBack),
});

function Removed({ customer: { id, name, email, undoUntil, licences } }: { customer: RemovedCustomer }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = useAction(restoreCustomer);
  const restore = async () => {
    try {
      const { licences: back } = await mutateAsync({ params: { customerId: id } });
      toast.success(
        back.returned === 0
          ? t('customers.removed.done', { name })
          : t('customers.removed.doneWithLicences', { name, ...written(back) }),
      );
    } catch (error) {
      showError(error);
    }
  };
  return (
    <li>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <bdi dir="ltr">{email}</bdi>
        <small>{t('customers.removed.until', { day: formatDate(undoUntil) })}</small>
        {licences.returned > 0 && <small>{t('customers.removed.licences', written(licences))}</small>}
      </span>
      <Button size="small" variant="outlined" loading={isPending} onClick={() => void restore()}>
        {t('customers.removed.undo')}
      </Button>
    </li>
  );
}
