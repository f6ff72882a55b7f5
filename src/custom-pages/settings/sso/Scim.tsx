import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  createScimToken,
  getScim,
  type ProvisionedState,
  revokeScimToken,
  type Scim as Settings,
  scimTokenPrefix,
} from '#contract/company/scim';
import { paths } from '#contract/paths';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { CopyField } from '~/components/form/CopyField.tsx';
import { SecretDialog } from '~/components/form/SecretDialog.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import cardCss from '~/components/page/card.module.css';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useStep } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSsoWriting } from './useSsoWriting.ts';
import css from './sso.module.css';
import scimCss from './scim.module.css';

/** Provisioning by the directory of the company: its address, its token, and the people it manages. */
export function Scim() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getScim, {});
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{t('scim.title')}</h2>
      <p className={css.text}>{t('scim.about')}</p>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data && <Loaded settings={data} />}
    </section>
  );
}

function Loaded({ settings: { baseUrl, token, managed, held, moving } }: { settings: Settings }) {
  const { t } = useTranslation();
  return (
    <div className={scimCss.parts}>
      {held > 0 && <Waiting state="held">{t('scim.held.waiting', { total: held })}</Waiting>}
      {moving > 0 && <Waiting state="moving">{t('scim.moving.waiting', { total: moving })}</Waiting>}
      <CopyField label={t('scim.baseUrl')} value={baseUrl} copy={t('settings.keys.copy')} copied={t('settings.sso.copied')} />
      {token ? <Facts token={token} /> : <StatusDot tone="neutral" label={t('scim.token.none')} />}
      {managed > 0 && <Link to={paths.provisionedPeople}>{t('scim.people.count', { total: managed })}</Link>}
      <Actions hasToken={token !== null} />
    </div>
  );
}

/** People for whom an answer is awaited, and the way to them. */
function Waiting({ state, children }: { state: ProvisionedState; children: string }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" component={Link} to={`${paths.provisionedPeople}?states=${state}`}>
          {t('scim.held.decide')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

function Facts({ token: { hint, createdBy, createdAt, lastUsedAt } }: { token: NonNullable<Settings['token']> }) {
  const { t } = useTranslation();
  return (
    <dl className={scimCss.facts}>
      <dt>{t('scim.token.newTitle')}</dt>
      <dd>
        <bdi dir="ltr" className={scimCss.hint}>{`${scimTokenPrefix}…${hint}`}</bdi>
      </dd>
      <dt>{t('settings.keys.fields.createdAt')}</dt>
      <dd>
        <RelativeDate value={createdAt} />
      </dd>
      {createdBy && (
        <>
          <dt>{t('settings.keys.fields.createdBy')}</dt>
          <dd>
            <bdi>{createdBy}</bdi>
          </dd>
        </>
      )}
      <dt>{t('settings.keys.fields.lastUsedAt')}</dt>
      <dd>
        <RelativeDate value={lastUsedAt} />
      </dd>
    </dl>
  );
}

/** A token is made and replaced after the password; revoking takes neither that nor a plan. */
function Actions({ hasToken }: { hasToken: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { isForeign, act, dialog } = useSsoWriting();
  const [isRevoking, setRevoking] = useState(false);
  const step = useStep();
  const [created, setCreated] = useState<string>();
  const creating = useAction(createScimToken);
  const revoking = useAction(revokeScimToken);
  const create = async () => {
    const words = hasToken
      ? { title: t('scim.token.replaceTitle'), help: t('scim.token.replaceText'), action: t('scim.token.replace') }
      : { title: t('scim.token.generate'), help: t('scim.token.generateHelp'), action: t('scim.token.generate') };
    const { token } = await step.run(words, (verificationTokenId) => creating.mutateAsync({ body: { verificationTokenId } }));
    setCreated(token);
    toast.success(t('scim.token.generated'));
  };
  const revoke = async () => {
    await revoking.mutateAsync({});
    toast.success(t('scim.token.revoked'));
  };
  if (isForeign) return null;
  return (
    <div className={css.foot}>
      {hasToken && (
        <Button color="error" onClick={() => setRevoking(true)}>
          {t('scim.token.revoke')}
        </Button>
      )}
      <Button variant="outlined" disabled={creating.isPending} onClick={() => act(() => void create().catch(showError))}>
        {hasToken ? t('scim.token.replace') : t('scim.token.generate')}
      </Button>
      <ConfirmDialog
        open={isRevoking}
        tone="danger"
        title={t('scim.token.revokeTitle')}
        confirmLabel={t('scim.token.revoke')}
        onConfirm={revoke}
        onClose={() => setRevoking(false)}
      >
        {t('scim.token.revokeText')}
      </ConfirmDialog>
      {created && (
        <SecretDialog
          title={t('scim.token.newTitle')}
          text={t('scim.token.newText')}
          label={t('scim.token.newTitle')}
          value={created}
          copy={t('settings.keys.copy')}
          copied={t('scim.token.copied')}
          done={t('scim.token.done')}
          onClose={() => setCreated(undefined)}
        />
      )}
      {step.dialog}
      {dialog}
    </div>
  );
}
