import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useCallback, useState } from 'react';
import { listCustomerUses, requestAccess } from '#contract/partners/accessGrants';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { UsesList } from './UsesList.tsx';

interface Customer {
  id: string;
  name: string;
}

interface AccessActions {
  /** Asks the customer for access. */
  request: (customer: Customer) => void;
  /** Shows who of the own company was there. */
  showUses: (customer: Customer) => void;
  drawer: ReactNode;
}

/** What a partner does about access to the company of a customer. */
export function useAccessActions(): AccessActions {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const companyId = useSession().company.id;
  const { mutateAsync } = useAction(requestAccess);
  const [shown, setShown] = useState<Customer>();
  const request = useCallback(
    ({ id: customerId }: Customer) =>
      void mutateAsync({ params: { customerId }, query: { companyId } })
        .then(() => toast.success(t('accessGrants.request.sent')))
        .catch(showError),
    [mutateAsync, companyId, toast, showError, t],
  );
  return {
    request,
    showUses: setShown,
    drawer: shown && <UsesDrawer customer={shown} onClose={() => setShown(undefined)} />,
  };
}

function UsesDrawer({ customer: { id: customerId, name }, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch, isPending } = useEndpoint(listCustomerUses, { params: { customerId } });
  return (
    <Drawer open title={t('accessGrants.uses.of', { name })} onClose={onClose} width={520}>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('accessGrants.uses.emptyOfPartner')} />}
      {data && data.length > 0 && <UsesList uses={data} />}
    </Drawer>
  );
}
