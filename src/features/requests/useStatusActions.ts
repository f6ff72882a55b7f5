import { useUpdate } from 'react-admin';
import type { RequestStatus } from '#contract/help/support';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface Request {
  id: string;
  status: RequestStatus;
}

/** The menu of a row and the button of the drawer: closes a request, or opens it again. */
export function useStatusActions(resource: 'support-tickets' | 'sales-requests') {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const refresh = useRefreshAll();
  const [update, { isPending }] = useUpdate();
  const labelOf = ({ status }: Request) => (status === 'open' ? t('help.requests.close') : t('help.requests.reopen'));
  const run = async (request: Request) => {
    const status: RequestStatus = request.status === 'open' ? 'closed' : 'open';
    try {
      await update(resource, { id: request.id, data: { status }, previousData: request }, { returnPromise: true });
      refresh();
      toast.success(status === 'closed' ? t('help.requests.closed') : t('help.requests.reopened'));
    } catch (error) {
      showError(error);
    }
  };
  const rowActions = (request: Request): RowAction[] => [{ key: 'status', label: labelOf(request), run: () => void run(request) }];
  return { rowActions, labelOf, run, isPending };
}
