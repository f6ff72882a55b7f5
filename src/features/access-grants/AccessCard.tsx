import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { grantAccess, readAccess } from '#contract/partners/accessGrants';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { GrantDialog } from './GrantDialog.tsx';
import { type AccessState, GrantStatus } from './GrantStatus.tsx';
import { UsesList } from './UsesList.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './accessGrants.module.css';

/** What the company lets its parent do, with the way to change it, and who of other companies was there. */
export function AccessCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(readAccess, {});
  if (data?.parent === null && data.uses.length === 0) return null;
  return (
    <section className={`${cardCss.card} ${css.card}`}>
      <h2>{data?.parent === null ? t('accessGrants.card.titleOthers') : t('accessGrants.card.title')}</h2>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.parent && <Grant state={data} parent={data.parent.name} />}
      {data && (
        <>
          <h3>{t('accessGrants.uses.title')}</h3>
          {data.uses.length === 0 ? <p className={css.quiet}>{t('accessGrants.uses.empty')}</p> : <UsesList uses={data.uses} />}
        </>
      )}
    </section>
  );
}

function Grant({ state, parent: name }: { state: AccessState; parent: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const canGrant = useCan('access:grant');
  const [confirming, setConfirming] = useState<'give' | 'withdraw'>();
  const { mutateAsync, isPending } = useAction(grantAccess);
  const { status, hasEnded } = state;
  const isGranted = status === 'access' && !hasEnded;
  const take = () => mutateAsync({ body: { status: 'none' } });
  const withdraw = async () => {
    await take();
    toast.success(t('accessGrants.card.withdrawn'));
  };
  const decline = () =>
    void take()
      .then(() => toast.success(t('accessGrants.card.declined')))
      .catch(showError);
  const giveLabel = isGranted ? t('accessGrants.card.change') : t('accessGrants.card.give');
  const close = () => setConfirming(undefined);
  return (
    <>
      <p className={css.quiet}>{t('accessGrants.card.about', { name })}</p>
      <GrantStatus state={state} />
      {canGrant && (
        <div className={css.buttons}>
          {isGranted && (
            <Button color="error" onClick={() => setConfirming('withdraw')}>
              {t('accessGrants.card.withdraw')}
            </Button>
          )}
          {status === 'pending' && (
            <Button loading={isPending} onClick={decline}>
              {t('accessGrants.card.decline')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setConfirming('give')}>
            {giveLabel}
          </Button>
        </div>
      )}
      {confirming === 'give' && (
        <GrantDialog title={giveLabel} confirmLabel={giveLabel} isEndless={isGranted && state.until === null} onClose={close}>
          <p>{t('accessGrants.card.about', { name })}</p>
        </GrantDialog>
      )}
      <ConfirmDialog
        open={confirming === 'withdraw'}
        tone="danger"
        title={t('accessGrants.card.withdrawTitle')}
        confirmLabel={t('accessGrants.card.withdraw')}
        onConfirm={withdraw}
        onClose={close}
      >
        {t('accessGrants.card.withdrawText', { name })}
      </ConfirmDialog>
    </>
  );
}
