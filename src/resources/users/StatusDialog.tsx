import { changeDisabled, getUneditableUsers } from '#contract/people/users';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { LeftOut } from '~/components/list/LeftOut.tsx';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import type { UserSelection } from '#contract/people/selection';

/** People to enable or disable. */
export interface StatusChange {
  isDisabled: boolean;
  selection: UserSelection;
  /** How many people the admin saw selected. */
  count: number;
  /** The filters in words, when all people that match them are selected. */
  scope?: string | undefined;
  /** Called after the change, and when the list turns out to have changed since it was selected. */
  onDone: () => void;
}

interface StatusDialogProps {
  change: StatusChange;
  onClose: () => void;
}

/**
 * Enables or disables people. Asks the server first which people it cannot change, and names them with the reason.
 * When the list has changed since it was selected, the dialog says so and changes nothing.
 */
export function StatusDialog({ change: { isDisabled, selection, count, scope, onDone }, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const action = useAction(changeDisabled);
  const { staleSelection, unlessStale } = useStaleSelection();
  // i18n-keys: users.disable.*
  // i18n-keys: users.enable.*
  const texts = isDisabled ? 'users.disable' : 'users.enable';
  const check = useEndpoint(
    getUneditableUsers,
    { body: { ...selection, editType: isDisabled ? 'disable' : 'enable' } },
    { gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false },
  );
  const refusal = staleSelection ?? (isHeedError(check.error, 'total_changed') ? check.error : undefined);
  if (refusal !== undefined) return <StaleSelectionDialog error={refusal} onReload={onDone} onClose={onClose} />;

  const changeStatus = () =>
    unlessStale(async () => {
      await action.mutateAsync({ body: { ...selection, companyId, isDisabled } });
      toast.success(t('users.bulk.done'));
      onDone();
    });
  const editable = check.data?.editableCount;
  const isCancelled = check.data?.users.some(({ reason }) => reason === 'restricted_admin');
  const title = editable === 0 ? t(`${texts}.titleNone`) : t(`${texts}.title`, { count: editable ?? count });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t(`${texts}.confirm`)}
      tone={isDisabled ? 'danger' : 'normal'}
      confirmDisabled={!editable}
      onConfirm={changeStatus}
      onClose={onClose}
    >
      {editable !== 0 && t(`${texts}.text`)}
      {scope && <p>{t('lists.selection.scope', { filters: scope })}</p>}
      {isCancelled && <p>{t('errors.acronis_restricted')}</p>}
      {check.isPending && <p role="status">{t('users.bulk.checking')}</p>}
      {check.error && <ErrorAlert error={check.error} onRetry={() => void check.refetch()} sx={{ mt: 2 }} />}
      {check.data && check.data.count > 0 && (
        <LeftOut
          title={t(isCancelled ? 'users.bulk.atFault' : 'users.bulk.skipped', { count: check.data.count })}
          records={check.data.users.map(({ id, email, reason }) => ({ id, name: email, reason: t(`users.reasons.${reason}`) }))}
          count={check.data.count}
          more={(unnamed) => t('users.bulk.more', { count: unnamed })}
          nameDir="ltr"
        />
      )}
    </ConfirmDialog>
  );
}
