import { useTranslation } from 'react-i18next';
import { changeDisabled, getUneditableUsers } from '#contract/people/users';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { MovedDialog } from '~/components/list/MovedDialog.tsx';
import { useMoved } from '~/components/list/useMoved.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { isHeedError, useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useCompanyId } from '~/session/useSession.ts';
import type { UserDeed } from './deeds.ts';
import { SkippedUsers } from './SkippedUsers.tsx';

interface Props {
  deed: Extract<UserDeed, { kind: 'status' }>;
  onClose: () => void;
}

/**
 * Enables or disables people. Asks the server first whom it cannot change and names them with the reason;
 * a list that changed since it was selected is said so, and nothing is done.
 */
export function StatusDialog({ deed: { isDisabled, selection, count, scope, onDone }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const action = useAction(changeDisabled);
  const { moved, unlessMoved } = useMoved();
  // i18n-keys: users.disable.*
  // i18n-keys: users.enable.*
  const words = isDisabled ? 'users.disable' : 'users.enable';
  const check = useEndpoint(
    getUneditableUsers,
    { body: { ...selection, editType: isDisabled ? 'disable' : 'enable' } },
    { gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false },
  );
  const refusal = moved ?? (isHeedError(check.error, 'total_changed') ? check.error : undefined);
  if (refusal !== undefined) return <MovedDialog error={refusal} onReload={onDone} onClose={onClose} />;

  const change = () =>
    unlessMoved(async () => {
      await action.mutateAsync({ body: { ...selection, companyId, isDisabled } });
      toast.success(t('users.bulk.done'));
      onDone();
    });
  const editable = check.data?.editableCount;
  const isCancelled = check.data?.users.some(({ reason }) => reason === 'restricted_admin');
  const title = editable === 0 ? t(`${words}.titleNone`) : t(`${words}.title`, { count: editable ?? count });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t(`${words}.confirm`)}
      tone={isDisabled ? 'danger' : 'normal'}
      confirmDisabled={!editable}
      onConfirm={change}
      onClose={onClose}
    >
      {editable !== 0 && t(`${words}.text`)}
      {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
      {isCancelled && <p>{t('errors.acronis_restricted')}</p>}
      {check.isPending && <p role="status">{t('users.bulk.checking')}</p>}
      {check.error && <ErrorAlert error={check.error} onRetry={() => void check.refetch()} sx={{ mt: 2 }} />}
      {check.data && check.data.count > 0 && (
        <SkippedUsers
          title={t(isCancelled ? 'users.bulk.atFault' : 'users.bulk.skipped', { count: check.data.count })}
          users={check.data.users}
          count={check.data.count}
        />
      )}
    </ConfirmDialog>
  );
}
